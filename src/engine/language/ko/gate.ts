import type { GateWords } from '../gate-words.ts';

export const gate: GateWords = {
  negators: '않|아니|없|못|불가',
  yes: '네|예|물론',
  no: '아니요|아니오|죄송|안타깝게도',
  opposites: [
    ['무료|공짜', '유료'],
    ['영업', '휴무|휴업'],
    ['재고 있|구매 가능', '품절|재고 없'],
  ],
  promises: {
    free: '무료|공짜',
    guarantee: '보증|보장|약속',
    always: '항상|언제나|영원|무제한|평생',
    refund: '환불|보상',
    stock: '재고 있',
    best: '최고|최저가|가장',
    soon: '오늘|내일|즉시|당일',
  },
  calls: {
    contact: '전화하|연락하|카카오톡',
    pay: '송금|이체|비트코인',
    leave: '클릭|방문하',
    install: '다운로드|설치하',
    reveal: '비밀번호|카드 번호|카드번호',
  },
  notStated: '찾을 수 없|모르|나와 있지 않|정보가 없|명시되어 있지 않|확인할 수 없',
  courtesy: '안녕하세요|감사합니다|천만에요|죄송합니다|도와드|도움|물론|여기',
  orders: '지시를 무시|지시를 잊|새로운 지시|이전 지시|언어 모델',
};
