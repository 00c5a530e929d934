import type { FieldWords } from '../field-words.ts';

export const fields: FieldWords = {
  yes: '예',
  no: '아니요',
  empty: '없음|해당없음|해당 없음|상세페이지 참조|상세페이지참조|상세설명참조|상세 설명 참조|정보없음',
  size: '사이즈',
  color: '색상',
  included: '포함',
  electric: '전원|전압|전기|충전|배터리|콘센트',
  passing: '품절|할인|세일|무료배송|무료 배송|재고',
  units: '년=year 개월=month 일=day 시간=h 분=min',
};
