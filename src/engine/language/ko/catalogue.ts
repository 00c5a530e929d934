import type { CatalogueWords } from '../catalogue-words.ts';

export const catalogue: CatalogueWords = {
  quantities: {
    screen_size: '화면크기 화면 디스플레이 액정',
    cable_length: '케이블길이 코드길이 전선길이 줄길이 선길이',
    battery_capacity: '배터리용량 배터리',
    memory: '메모리 램',
    storage: '저장용량 저장공간 내장메모리 스토리지',
    frequency: '주파수 클럭 진동수',
    voltage: '전압 정격전압',
    wattage: '소비전력 정격출력 출력 전력',
    suction_power: '흡입력',
    brightness: '밝기 휘도 광속',
    amperage: '전류 정격전류',
    weight: '무게 중량',
    capacity: '용량 내용량 용적',
    height: '높이',
    width: '너비 폭 가로',
    depth: '깊이 세로',
    length: '길이 총길이 총장',
    diameter: '지름 직경',
    battery_life: '사용시간 재생시간 연속사용시간',
  },
  counted: {
    seating_capacity: '인용 인 명 인승 정원 인원',
    seats: '좌석 인승 석',
    pack_quantity: '개 개입 매 매입 장 팩 봉 포 병 캔 롤 세트 입 구성 정 캡슐',
    uv_protection: 'spf',
    ports: '포트 구',
    processor_cores: '코어',
    number_of_players: '플레이어 인용 게임인원',
    number_of_doors: '도어 문',
    number_of_drawers: '서랍 단',
    number_of_pages: '페이지 쪽',
  },
  notItself: '포장 박스 배송 패키지 적용 호환 상자',
  utmost: '최대 최소 최고 최저',
  howMany: '수 인원 개수 정원 수량 최대',
  presence: '포함 있음 유무 여부 내장 지원 가능 탑재 필요',
  beforeParts: '포함 미포함',
  notPrices:
    '개 매 장 명 인 봉 팩 병 박스 페이지 단 구 켤레 벌 대 권 세트 회 종 색 인용 인승 입 롤 캔 평 인분',
  unitWords: '인치|형|밀리|센티|킬로|그램|리터|도|와트|평|호',
  worn: '남성 여성 남자 여자 아동 키즈 신발 의류 옷 반지 모자 한국 국내 cm 호 kr',
  oneSize: '프리|프리사이즈|free|원사이즈|one size',
  ages: { to: '에서|~|부터', from: '만', month: '개월' },
  sons: '아들 남아',
  daughters: '딸 여아',
  nor: '도',
  joining: '포함 없이 말고 빼고 만 용',
  inNames: '의 와 과 용',
  and: '와',
  besides: String.raw`\p{L}*액세서리|\p{L}*악세사리|\p{L}*부품|\p{L}*부속품|\p{L}*부속|\p{L}*소모품|\p{L}*리필|리필용|\p{L}*용품소품|\p{L}*교체용`,
  or: '또는',
  first: '순',
  synonyms: `
노트북 랩탑; 이어폰 이어버드 무선이어폰; 헤드폰 헤드셋; 스마트폰 휴대폰 핸드폰; 티비 텔레비전 tv; 냉장고 냉장냉동고; 마이크 마이크로폰; 백팩 배낭 책가방;
바지 팬츠 슬랙스; 스웨터 니트; 후드티 후디 후드; 티셔츠 티 반팔티; 소파 쇼파; 청소기 진공청소기; 기저귀 팬티기저귀; 유모차 유아차; 이불 침구; 수영복 래쉬가드; 지갑 월렛; 자전거 바이크;
향수 퍼퓸; 인형 봉제인형 솜인형; 선크림 자외선차단제 썬크림; 립스틱 루즈; 러그 카페트 카펫 양탄자; 쓰레기통 휴지통; 잠옷 파자마 홈웨어; 전자레인지 전자렌지; 드라이기 헤어드라이어 드라이어;
에어컨 냉방기; 서랍장 수납장; 선반 랙; 책상 데스크; 의자 체어; 안경 글라스; 가방 백; 우산 양산; 충전기 어댑터; 시계 손목시계 워치; 냄비 팟; 칼 식칼 나이프; 도마 커팅보드; 물병 텀블러 보틀 물통;
도시락통 도시락; 모자 캡 햇; 장갑 글러브; 목도리 머플러 스카프; 양말 삭스; 침대 베드; 베개 베게; 시트 침대시트; 수건 타월 타올; 장난감 완구 토이; 커튼 암막커튼; 조명 램프 라이트; 손전등 후레쉬 플래시;
원피스 드레스; 치마 스커트; 코트 외투 아우터; 반지 링; 목걸이 네크리스 펜던트; 귀걸이 귀고리 이어링; 프라이팬 후라이팬; 컵 머그컵 잔; 접시 그릇; 운동화 스니커즈; 가스레인지 가스렌지; 화장지 휴지; 밥솥 전기밥솥`,
};
