/** What the language calls each concept, one a line: kind:name|words. The names are those of the English list. */
export const concepts = (): string => `
service:delivery|배송, 배달, 발송
service:delivery cost|배송비, 배송료, 택배비
service:free delivery|무료배송, 배송비 무료, 무배
service:free shipping threshold|무료배송 기준 금액, 이상 구매 시 무료배송, 무료배송 조건
service:minimum order|최소 주문 금액, 최소 주문, 최소 구매 금액
service:order value|주문 금액, 장바구니 금액, 총 주문 금액
service:delivery time|배송 기간, 배송 소요 시간, 배송 얼마나 걸려요
service:delivery date|배송일, 도착 예정일, 배송 예정일
service:express delivery|빠른 배송, 특급 배송, 익일 배송
service:same day delivery|당일배송, 오늘 도착, 당일 퀵
service:standard delivery|일반 배송, 일반 택배, 기본 배송
service:cut-off time|주문 마감 시간, 당일 발송 마감, 마감 시간
service:delivery slot|배송 시간대, 배송 시간 지정, 희망 배송일
service:evening delivery|저녁 배송, 토요일 배송, 주말 배송
service:click and collect|매장 픽업, 매장 수령, 방문 수령
service:ready for collection|픽업 준비 완료, 수령 가능, 픽업 알림
service:reserve|예약, 찜해두기, 물건 맡아두기
service:parcel shop|택배 보관소, 픽업 장소, 편의점 픽업
service:parcel locker|무인택배함, 택배 보관함, 무인 보관함
service:parcel|택배, 소포, 화물
service:courier|택배사, 택배 회사, 택배 기사
service:tracking|배송 조회, 운송장 번호, 택배 조회
service:order status|주문 상태, 주문 조회, 주문 진행 상황
service:dispatch confirmation|발송 확인, 발송 알림, 배송 시작 안내
service:order confirmation|주문 확인, 주문 확인 메일, 주문 완료 안내
service:order number|주문번호, 주문 번호, 접수번호
service:order|주문, 구매 주문, 온라인 주문
service:not at home|부재중, 집에 없음, 배송 실패
service:safe place|문 앞 배송, 문 앞에 두기, 경비실 맡기기
service:signature|수령 서명, 배송 증명, 등기
service:missing parcel|택배 분실, 분실, 택배가 안 와요
service:late delivery|배송 지연, 늦은 배송, 배송이 늦어요
service:damaged in transit|배송 중 파손, 파손, 깨져서 왔어요
service:wrong item|오배송, 잘못 온 상품, 다른 상품이 왔어요
service:missing part|구성품 누락, 부품 누락, 빠진 물건
service:partial delivery|부분 배송, 분할 배송, 나눠서 배송
service:combined shipping|합배송, 묶음배송, 함께 배송
service:change order|주문 변경, 주문 수정, 상품 추가
service:cancel order|주문 취소, 취소, 잘못 주문
service:change address|주소 변경, 배송지 변경, 주소 잘못 입력
service:delivery address|배송지, 배송 주소, 청구지 주소
service:PO box|사서함, 회사 주소, 회사로 배송
service:delivery area|배송 지역, 배송 가능 지역, 배송 가능 국가
service:international shipping|해외배송, 국제 배송, 해외 발송
service:abroad|해외, 외국, 국외
general:EU|유럽연합, eu, 유럽
service:customs|관세, 통관, 수입세
service:island delivery|도서산간 배송, 도서산간 지역, 제주 배송
service:surcharge|추가 요금, 추가 비용, 할증
service:bulky item|대형 상품, 부피 큰 상품, 무거운 상품
service:freight delivery|화물 배송, 화물 택배, 팔레트 배송
service:kerbside delivery|현관 앞 배송, 문전 배송, 1층까지 배송
service:upstairs delivery|방 안까지 배송, 집 안 배송, 계단 운반
general:stairs|계단, 층, 엘리베이터
service:own delivery|직배송, 자체 배송, 동네 배달
service:bike courier|자전거 배달, 친환경 배송, 탄소중립 배송
service:packaging|포장, 포장재, 택배 상자
service:discreet packaging|비밀 포장, 무지 박스, 내용물 비공개
service:delivery note|거래명세서, 배송 명세서, 가격표 없이
service:refrigerated shipping|냉장 배송, 콜드체인, 신선 배송
service:live plant shipping|식물 배송, 동파 방지 포장, 보온 포장
service:dangerous goods|위험물, 인화성 물질, 항공 배송 불가
service:pickup only|방문 수령만 가능, 택배 불가, 매장 수령 전용
service:return|반품, 반송, 돌려보내기
service:return period|반품 기간, 반품 기한, 며칠 안에 반품
service:right of withdrawal|청약철회, 단순 변심 반품, 구매 철회
service:withdrawal form|청약철회 신청서, 반품 신청서, 취소 신청서
service:return label|반품 송장, 반품 라벨, 반품 스티커
service:returns portal|반품 신청, 반품 접수, 온라인 반품
service:return cost|반품 배송비, 반품비, 반품 택배비
service:free returns|무료 반품, 반품비 무료, 무료 회수
service:return in store|매장 반품, 오프라인 매장 반품, 매장에서 반품
service:return pickup|반품 수거, 회수 요청, 반품 회수
service:non-returnable|반품 불가, 교환 환불 불가, 환불 불가
service:hygiene reasons|위생상 이유, 밀봉, 위생 씰
property:opened|개봉, 개봉품, 포장 뜯은
property:original packaging|원래 포장, 정품 박스, 택 제거 안 한
property:unused|미사용, 새것, 착용하지 않은
property:worn|착용한, 사용한, 세탁한
service:loss of value|가치 하락, 감가 공제, 감가상각
service:try at home|집에서 입어보기, 체험 기간, 무료 체험
service:exchange|교환, 사이즈 교환, 바꾸기
need:too small|너무 작아요, 작음, 꽉 껴요
need:too big|너무 커요, 큼, 헐렁해요
need:don't like it|마음에 안 들어요, 기대와 달라요, 단순 변심
service:refund|환불, 돈 돌려받기, 환급
service:money-back guarantee|환불 보장, 100% 환불 보장, 만족 보장
service:original payment method|원래 결제 수단, 카드 취소, 계좌 환불
service:store credit|적립금 환불, 적립금, 예치금
service:defective|불량, 고장, 작동 안 함
service:defect|결함, 하자, 제조 불량
property:damaged|파손된, 긁힌, 찌그러진
service:complaint|불만, 클레임, 불만 접수
service:warranty|보증, 품질보증, 무상 보증
service:statutory warranty|법정 보증, 소비자 분쟁 해결 기준, 하자 담보 책임
service:extended warranty|보증 연장, 연장 보증, 보증 보험
service:lifetime warranty|평생 보증, 평생 as, 평생 보장
property:wear and tear|마모, 소모품, 닳음
service:repair|수리, 고침, 수선
service:repair workshop|서비스센터, 수리점, 수리 센터
service:after-sales service|as, 에이에스, 애프터서비스
service:cost estimate|견적, 견적서, 수리 견적
service:spare part|부품, 교체 부품, 예비 부품
service:replacement|교체, 대체품, 교체품
service:loan device|대여 기기, 대체 기기, 수리 중 대여
service:maintenance|유지보수, 점검, 정비
service:descaling|석회 제거, 청소 서비스, 전문 세척
service:sharpening service|칼갈이, 칼 갈아주는 서비스, 연마 서비스
service:alteration service|수선, 옷 수선, 바지 기장 줄이기
service:cutting service|재단 서비스, 맞춤 재단, 절단 서비스
service:colour mixing|조색, 페인트 조색, 색상 배합
service:stringing service|스트링 교체, 라켓 줄 교체, 거트 작업
service:ski service|스키 정비, 스키 왁싱, 엣지 정비
service:battery replacement service|배터리 교체, 시계 배터리 교체, 시계약 교체
service:while you wait|즉석 수리, 바로 가능, 기다리는 동안
service:payment|결제, 지불, 결제 방법
service:credit card|신용카드, 체크카드, 카드 결제
service:paypal|페이팔, 간편결제, 전자지갑
service:apple pay|애플페이, 삼성페이, 모바일 결제
service:twint|실시간 계좌이체, 카카오페이, 네이버페이
service:bank transfer|계좌이체, 무통장입금, 선입금
service:pay by invoice|후불 결제, 나중에 결제, 외상
service:instalments|할부, 무이자 할부, 분할 결제
service:interest rate|이자율, 이자, 무이자
service:credit check|신용조회, 신용도, 결제 수단 거절
service:cash on delivery|착불, 후불 결제, 상품 수령 시 결제
service:cash|현금, 현금 결제, 동전
service:pay in store|매장 결제, 수령 시 결제, 현장 결제
service:direct debit|자동이체, 계좌 출금, 자동 출금
service:cheque|수표, 자기앞수표, 우편환
service:holiday voucher payment|식권, 복지카드, 온누리상품권
service:payment failed|결제 실패, 결제 오류, 카드 승인 거절
service:when am I charged|결제 시점, 언제 결제되나요, 출금일
service:secure payment|안전결제, 보안 결제, 암호화
service:buyer protection|구매자 보호, 구매안전 서비스, 인증 마크
service:payment deadline|결제 기한, 입금 기한, 납부 기한
service:payment reminder|입금 독촉, 미납 안내, 연체료
service:currency|통화, 환율, 달러 결제
service:deposit|계약금, 선금, 예약금
service:security deposit|보증금, 공병 보증금, 보증금 환급
service:invoice|세금계산서, 계산서, 청구서
service:receipt|영수증, 구매 증빙, 현금영수증
service:VAT|부가세, 부가가치세, 세금 포함
service:VAT number|사업자등록번호, 사업자번호, 세금 번호
service:tax-free shopping|면세, 택스 리펀드, 면세 쇼핑
service:business customer|기업 고객, 법인 구매, 사업자 회원
service:wholesale|도매, 대리점, 납품
service:bulk order|대량 주문, 대량 구매, 대량 할인
service:school order|학교 주문, 유치원 주문, 관공서
service:club discount|단체 할인, 동호회 할인, 단체
service:student discount|학생 할인, 학생증, 청소년 할인
service:senior discount|경로 할인, 노인 할인, 어르신 할인
service:teacher discount|교사 할인, 직원 할인, 임직원 할인
service:discount|할인, 가격 인하, 에누리
service:sale|세일, 특가, 재고 정리
property:reduced|할인된, 세일 중, 할인 상품
service:voucher code|할인코드, 쿠폰, 프로모션 코드
need:voucher doesn't work|쿠폰 적용 안 됨, 코드 오류, 쿠폰 만료
service:cannot be combined|중복 할인 불가, 중복 사용 불가, 쿠폰 중복
service:gift card|상품권, 기프트카드, 선물 카드
service:gift card balance|상품권 잔액, 기프트카드 잔액, 잔액 조회
service:validity|유효기간, 만료일, 언제까지
action:redeem|사용하다, 쿠폰 사용, 쿠폰 등록
service:cash out voucher|상품권 현금화, 상품권 환불, 현금 교환
service:lost gift card|상품권 분실, 기프트카드 분실, 상품권 도난
service:loyalty programme|포인트 적립, 멤버십, 적립 카드
service:stamp card|스탬프 카드, 도장 쿠폰, 10번째 무료
service:birthday discount|생일 할인, 생일 쿠폰, 생일 혜택
service:refer a friend|친구 추천, 추천인, 추천 적립금
service:price match|최저가 보장, 가격 보장, 최저가
service:welcome discount|첫 구매 할인, 신규 회원 할인, 첫 주문 쿠폰
service:newsletter|뉴스레터, 소식지, 메일 구독
action:unsubscribe|수신 거부, 구독 취소, 광고 그만
service:customer account|회원 계정, 내 계정, 마이페이지
service:login|로그인, 로그인 안 됨, 접속
service:password|비밀번호, 비밀번호 찾기, 비밀번호 재설정
service:guest order|비회원 주문, 비회원 구매, 회원가입 없이
action:delete account|회원 탈퇴, 계정 삭제, 탈퇴
service:order history|주문 내역, 구매 내역, 지난 주문
service:privacy|개인정보, 개인정보 보호, 개인정보처리방침
service:cookie|쿠키, 쿠키 설정, 쿠키 동의
service:terms and conditions|이용약관, 약관, 거래 조건
service:legal notice|회사 정보, 사업자 정보, 회사 소개
service:dispute resolution|분쟁 조정, 소비자원, 소비자 보호
service:customer service|고객센터, 고객 지원, 고객 상담
service:contact|문의, 연락, 문의하기
service:phone number|전화번호, 전화, 연락처
service:email|이메일, 메일, 이메일 주소
service:live chat|채팅 상담, 카카오톡, 문자
service:response time|답변 시간, 답장, 답이 없어요
service:callback|콜백, 전화 요청, 전화 주세요
service:advice|상담, 조언, 전문가 상담
service:video consultation|화상 상담, 영상 상담, 온라인 상담
service:appointment|예약, 약속, 상담 예약
service:walk-in|예약 없이 방문, 예약 없이, 그냥 방문
service:fitting|피팅, 입어보기, 탈의실
service:measuring service|치수 측정, 방문 실측, 발 측정
service:test ride|시승, 체험, 시연
service:shop|매장, 가게, 지점
service:showroom|쇼룸, 전시장, 전시 매장
service:address|주소, 위치, 오시는 길
service:opening hours|영업시간, 운영시간, 몇 시까지
property:open|영업 중, 문 연, 열려 있는
property:closed|휴무, 문 닫음, 휴무일
service:lunch break|점심시간, 브레이크 타임, 점심 휴무
service:public holiday|공휴일, 빨간 날, 공휴일 영업
service:company holidays|휴가, 여름휴가 휴무, 휴업
general:Christmas|크리스마스, 성탄절, 크리스마스이브
general:New Year|새해, 설날, 연말
general:Easter|부활절, 추석, 연휴
general:Sunday|일요일, 일요일 영업, 일요일에
general:Saturday|토요일, 토요일에, 토요일 영업
general:weekday|평일, 월요일, 화요일
general:weekend|주말, 주말에, 토일
general:working day|영업일, 근무일, 평일
general:today|오늘, 지금, 오늘 안에
general:tomorrow|내일, 다음 날, 내일까지
general:evening|저녁, 밤, 야간
general:morning|아침, 오전, 일찍
general:day|하루, 매일, 일
general:week|주, 매주, 일주일
general:month|월, 매월, 한 달
general:year|년, 매년, 연간
general:hour|시간, 분, 얼마나 걸려요
general:birthday|생일, 생신, 생일날
service:parking|주차, 주차장, 주차 공간
service:public transport|대중교통, 버스 정류장, 지하철역
service:loading zone|상하차 공간, 짐 싣기, 하역장
service:accessible|휠체어 이용 가능, 장애인 편의, 무장애
service:dogs allowed|반려견 동반, 애견 동반, 반려동물 출입 가능
service:play corner|놀이방, 화장실, 기저귀 교환대
service:languages spoken|외국어 상담, 영어 가능, 영어 상담
service:jobs|채용, 일자리, 구인
service:press|언론 문의, 홍보 제휴, 인플루언서 협찬
service:gift wrapping|선물 포장, 포장 서비스, 선물용 포장
service:gift message|선물 메시지, 카드 문구, 메시지 카드
service:send as gift|선물하기, 선물로 보내기, 받는 분께 직접 배송
general:gift|선물, 선물 추천, 사은품
service:exchange a gift|선물 교환, 선물 받은 상품 교환, 선물 환불
service:corporate gift|기업 선물, 판촉물, 답례품
service:wedding list|웨딩 선물 목록, 선물 위시리스트, 출산 선물 목록
service:wishlist|찜, 위시리스트, 관심 상품
service:basket|장바구니, 카트, 담은 상품
service:assembly service|조립 서비스, 조립 설치, 조립해 주기
property:self-assembly|직접 조립, 셀프 조립, 조립식
property:pre-assembled|완조립, 완제품, 조립 완료
service:installation service|설치 서비스, 설치, 가전 설치
service:old appliance removal|폐가전 수거, 헌 제품 수거, 기존 제품 회수
service:disposal|폐기, 버리기, 처리
service:recycling|재활용, 분리수거, 수거 프로그램
service:electronic waste|폐가전, 전자 폐기물, 폐전자제품
service:battery disposal|폐건전지, 폐건전지 수거, 건전지 버리기
service:trade-in|보상판매, 중고 매입, 쓰던 제품 팔기
service:second hand|중고, 중고품, 구제
property:display model|전시품, 진열 상품, 디피 상품
property:B-grade|b급 상품, 비급, 흠집 상품
service:rental|대여, 렌탈, 빌리기
service:subscription|정기배송, 구독, 정기구독
service:cancel subscription|구독 해지, 정기배송 해지, 해지
service:pause subscription|구독 일시정지, 배송 건너뛰기, 배송 주기 변경
service:pre-order|예약 구매, 사전예약, 출시 예정
service:in stock|재고 있음, 재고, 구매 가능
service:out of stock|품절, 매진, 재고 없음
service:back-order|재입고, 입고 예정, 입고 대기
service:stock alert|재입고 알림, 입고 알림, 대기 신청
service:special order|특별 주문, 주문 입고, 구해 주세요
property:discontinued|단종, 생산 중단, 마지막 재고
property:limited edition|한정판, 한정, 희귀
property:unique piece|하나뿐인, 단 하나, 유일한
service:quantity limit|구매 수량 제한, 1인당 한정, 최대 구매 수량
service:minimum quantity|최소 수량, 최소 주문 수량, 묶음 판매 단위
service:sample|샘플, 견본, 테스터
service:colour chart|색상표, 카탈로그, 컬러 차트
service:personalisation|맞춤 제작, 이름 새기기, 커스텀
service:engraving|각인, 레이저 각인, 이름 각인
service:embroidery|자수, 이름 자수, 이니셜 자수
service:printing|인쇄, 로고 인쇄, 프린팅
service:made to order|주문 제작, 맞춤 제작, 맞춤
service:workshop|원데이 클래스, 강좌, 수업
service:participants|참가 인원, 정원, 자리 예약
service:cancel course|수업 취소, 클래스 취소, 수업 변경
service:event|행사, 이벤트, 시음회
service:children's birthday party|어린이 생일 파티, 생일 파티 예약, 아이 생일잔치
service:age limit|나이 제한, 성인 인증, 만 19세 이상
service:ID card|신분증, 주민등록증, 여권
service:someone else picks up|대리 수령, 위임장, 다른 사람이 찾아가기
service:size guide|사이즈표, 사이즈 가이드, 치수 재기
service:care instructions|세탁 방법, 관리 방법, 취급 주의사항
service:manual|설명서, 사용 설명서, 매뉴얼
service:download|다운로드, pdf, 디지털 상품
service:review|후기, 리뷰, 평점
service:product recall|리콜, 제품 회수, 안전 공지
service:charity|기부, 자선, 후원
property:colour|색상, 색, 컬러
property:red|빨간색, 빨강, 레드
property:burgundy|버건디, 와인색, 자주색
property:pink|분홍색, 핑크, 자홍색
property:orange colour|주황색, 오렌지색, 주황
property:coral|코랄, 산호색, 살구색
property:terracotta|테라코타, 벽돌색, 적갈색
property:yellow|노란색, 노랑, 옐로우
property:mustard yellow|머스타드, 겨자색, 황토색
property:green|초록색, 녹색, 그린
property:olive green|카키, 올리브색, 국방색
property:mint green|민트, 민트색, 연두색
property:lime green|라임색, 형광 연두, 연두
property:blue|파란색, 파랑, 블루
property:navy|네이비, 남색, 곤색
property:light blue|하늘색, 연파랑, 스카이블루
property:turquoise|청록색, 터키색, 옥색
property:purple|보라색, 퍼플, 자주색
property:lilac|연보라, 라벤더색, 라일락
property:brown|갈색, 브라운, 밤색
property:beige|베이지, 모래색, 오트밀
property:cream colour|크림색, 아이보리, 미색
property:white|흰색, 하얀색, 화이트
property:grey|회색, 그레이, 쥐색
property:anthracite|차콜, 진회색, 먹색
property:black|검은색, 검정, 블랙
property:gold coloured|금색, 골드, 황금색
property:silver coloured|은색, 실버, 은빛
property:rose gold|로즈골드, 구리색, 청동색
property:multicoloured|알록달록, 멀티컬러, 무지개색
property:transparent|투명, 비치는, 반투명
property:neon|형광, 네온, 형광색
property:pastel|파스텔, 연한 색, 은은한 색
property:dark|어두운, 진한, 짙은 색
property:bright|선명한, 쨍한, 밝은 색
property:matte|무광, 매트, 무광택
property:shiny|유광, 광택, 반짝이는
property:glittery|반짝이, 글리터, 스팽글
property:metallic|메탈릭, 금속 느낌, 크롬
property:pattern|무늬, 패턴, 프린트
property:plain|무지, 단색, 민무늬
property:striped|줄무늬, 스트라이프, 단가라
property:checked|체크, 체크무늬, 격자무늬
property:polka dot|땡땡이, 물방울무늬, 도트
property:floral|꽃무늬, 플라워, 플로럴
property:animal print|호피무늬, 레오파드, 애니멀 프린트
property:material|소재, 재질, 원단
property:wood|나무, 원목, 목재
property:oak|오크, 참나무, 오크 원목
property:pine|소나무, 파인, 삼나무
property:plywood|합판, mdf, 파티클보드
property:bamboo|대나무, 뱀부, 대나무 섬유
property:rattan|라탄, 등나무, 왕골
property:cork|코르크, 천연 코르크, 코르크 소재
property:metal|금속, 메탈, 쇠
property:stainless steel|스테인리스, 스텐, 스뎅
property:steel|강철, 스틸, 철제
property:aluminium|알루미늄, 알루, 아노다이징 알루미늄
property:cast iron|무쇠, 주철, 주물
property:titanium|티타늄, 티탄, 티타늄 소재
property:gold|금, 순금, 18k
property:gold-plated|금도금, 도금, 골드 도금
property:silver|은, 925 실버, 순은
property:plastic|플라스틱, pvc, 폴리프로필렌
property:acrylic|아크릴, 아크릴판, 투명 아크릴
property:silicone|실리콘, 식품용 실리콘, 실리콘 소재
property:rubber|고무, 천연고무, 라텍스
property:glass|유리, 강화유리, 내열유리
property:ceramic|도자기, 세라믹, 사기
property:porcelain|자기, 본차이나, 포슬린
property:enamel|법랑, 에나멜, 법랑 코팅
property:stone|돌, 대리석, 화강암
property:leather|가죽, 소가죽, 천연가죽
property:suede|스웨이드, 세무, 누벅
property:faux leather|인조가죽, 레자, 비건 가죽
property:cotton|면, 순면, 유기농 면
property:muslin|거즈, 무슬린, 이중 거즈
property:linen|리넨, 린넨, 마
property:hemp|대마, 황마, 삼베
property:wool|울, 양모, 모직
property:merino|메리노, 메리노 울, 메리노울
property:cashmere|캐시미어, 캐시미어 울, 캐시
property:silk|실크, 비단, 명주
property:satin|새틴, 공단, 사틴
property:velvet|벨벳, 벨로아, 코듀로이
property:fleece|플리스, 후리스, 양털
property:flannel|플란넬, 기모, 후란넬
property:felt|펠트, 부직포, 양모 펠트
property:polyester|폴리에스터, 극세사, 합성섬유
property:nylon|나일론, 폴리아미드, 립스탑
property:elastane|스판, 스판덱스, 신축성 원단
property:viscose|비스코스, 레이온, 텐셀
property:denim|데님, 청, 청지
property:terry|테리, 타월지, 와플
property:lace|레이스, 망사, 메쉬
property:knitted|니트, 뜨개, 코바늘
property:woven|직조, 엮은, 수직
property:down filling|오리털, 다운, 거위털
property:filling|충전재, 솜, 패딩
property:foam|폼, 메모리폼, 스펀지
property:lined|안감, 안감 있는, 기모 안감
property:faux fur|인조 모피, 페이크 퍼, 인조퍼
property:paper|종이, 골판지, 크라프트지
property:paper weight|평량, 종이 두께, 그램수
property:carbon fibre|카본, 탄소섬유, 유리섬유
property:wax|왁스, 밀랍, 소이왁스
property:coated|코팅, 코팅된, 니스칠
property:oiled wood|오일 마감 원목, 무도장, 원목
property:glazed|유약, 유약 바른, 무유
property:non-stick|눌어붙지 않는, 논스틱, 코팅
property:natural material|천연 소재, 자연 소재, 천연 섬유
property:gemstone|보석, 원석, 다이아몬드
property:pearl|진주, 담수진주, 자개
property:size|사이즈, 크기, 치수
property:small|작은, 소형, 미니
property:big|큰, 대형, 오버사이즈
property:medium size|중간 사이즈, 중형, 미디엄
property:plus size|빅사이즈, 큰 사이즈, 플러스 사이즈
property:one size|프리사이즈, 원사이즈, 공용 사이즈
property:runs small|작게 나온, 한 치수 크게, 작게 나와요
property:runs large|크게 나온, 한 치수 작게, 크게 나와요
property:true to size|정사이즈, 딱 맞는, 레귤러 핏
property:slim fit|슬림핏, 딱 붙는, 스키니
property:loose-fitting|루즈핏, 헐렁한, 박시한
property:fit|핏, 실루엣, 라인
property:wide|넓은, 폭, 발볼 넓은
property:narrow|좁은, 슬림, 폭이 좁은
property:long|긴, 길이, 롱
property:short|짧은, 숏, 크롭
property:tall|높은, 높이, 키 큰
property:low|낮은, 납작한, 저상형
property:deep|깊은, 깊이, 속이 깊은
property:thick|두꺼운, 두께, 도톰한
property:thin|얇은, 초박형, 가는
property:dimensions|치수, 크기, 규격
property:diameter|지름, 둘레, 직경
property:round|둥근, 원형, 타원형
property:square shape|네모, 사각형, 직사각형
property:weight|무게, 중량, 몇 kg
property:lightweight|가벼운, 경량, 초경량
property:heavy|무거운, 묵직한, 중량급
property:capacity|용량, 부피, 리터
property:roomy|넉넉한, 넓은 수납, 대용량
property:load capacity|최대 하중, 견디는 무게, 무게 제한
property:compact|콤팩트, 공간 절약, 소형
property:foldable|접이식, 접히는, 폴딩
property:stackable|쌓을 수 있는, 적층식, 겹쳐 보관
property:inflatable|공기주입식, 에어, 바람 넣는
property:extendable|확장형, 늘어나는, 길이 조절
property:adjustable|조절 가능, 높이 조절, 조절식
property:grows with child|성장형, 아이와 함께 크는, 키에 맞춰 조절
property:removable|분리형, 탈착식, 떼어낼 수 있는
property:replaceable|교체 가능, 교체형, 리필 가능
property:modular|모듈형, 모듈식, 조합형
property:reversible|양면, 리버시블, 앞뒤로 입는
property:portable|휴대용, 들고 다니는, 포터블
property:power|출력, 소비전력, 와트
property:powerful|강력한, 고출력, 고성능
property:voltage|전압, 볼트, 220v
property:plug|플러그, 콘센트 규격, 돼지코
property:electric|전기, 전동, 유선
property:cordless|무선, 충전식, 배터리식
property:rechargeable|충전식, usb 충전, 충전 가능
property:battery life|배터리 수명, 사용 시간, 배터리 시간
property:charging time|충전 시간, 고속 충전, 급속 충전
property:wireless|무선, 블루투스, 와이파이
property:smart|스마트, 앱 연동, 스마트홈
property:automatic|자동, 전자동, 오토
property:manual|수동, 손으로, 핸드
property:solar|태양광, 솔라, 태양열
property:energy-efficient|에너지 절약, 에너지 효율 등급, 절전
property:noise level|소음, 데시벨, 소음 정도
property:quiet|조용한, 저소음, 무소음
property:loud|시끄러운, 소리 큰, 소음 심한
property:noise-cancelling|노이즈 캔슬링, 방음, 흡음
property:waterproof|방수, 완전 방수, 물 안 새는
property:water-resistant|생활방수, 발수, 물 튐 방지
property:water resistance rating|방수 등급, ip 등급, ipx
property:windproof|방풍, 바람막이, 바람 막는
property:weatherproof|전천후, 야외용, 비바람에 강한
property:frost-proof|내한성, 추위에 강한, 동파 방지
property:uv-resistant|자외선 차단, uv 차단, 햇빛에 강한
property:colourfast|물 빠짐 없는, 이염 없는, 변색 없는
property:heat-resistant|내열, 열에 강한, 고온 사용
property:fireproof|방염, 난연, 불연
property:keeps warm|보온, 따뜻한, 단열
property:keeps cool|보냉, 시원한, 냉감
property:warm|따뜻한, 따스한, 온열
property:hot|뜨거운, 고온, 아주 뜨거운
property:cold|차가운, 추운, 저온
property:temperature|온도, 도, 섭씨
property:breathable|통기성, 통풍, 땀 배출
property:quick-drying|속건, 빨리 마르는, 퀵드라이
property:absorbent|흡수력, 흡수 잘되는, 흡수성
property:washable|세탁 가능, 세탁기 사용 가능, 물세탁 가능
property:hand wash|손세탁, 손빨래, 손세탁 전용
property:dry clean only|드라이클리닝, 드라이 전용, 세탁소
property:tumble dryer safe|건조기 사용 가능, 건조기, 건조기 돌려도 되는
property:care instructions|세탁 방법, 관리 방법, 세탁 라벨
property:easy care|관리 쉬운, 구김 없는, 다림질 필요 없는
property:easy to clean|닦기 쉬운, 세척 쉬운, 청소 쉬운
property:dishwasher safe|식기세척기 사용 가능, 식세기 가능, 식기세척기
property:microwave safe|전자레인지 사용 가능, 전자레인지용, 전자레인지
property:freezer safe|냉동 가능, 냉동실 사용 가능, 냉동 보관
property:induction|인덕션, 인덕션 사용 가능, 인덕션 겸용
property:food-safe|식품용, 식품 안전, 식품 등급
property:leakproof|새지 않는, 밀폐, 누수 방지
property:vegan|비건, 식물성, 동물성 원료 없는
property:vegetarian|채식, 베지테리언, 고기 없는
property:cruelty-free|크루얼티 프리, 동물실험 안 한, 동물실험 반대
property:organic|유기농, 오가닉, 유기농 인증
property:sustainable|친환경, 지속 가능한, 에코
property:recycled|재활용 소재, 리사이클, 업사이클
property:recyclable|재활용 가능, 재활용되는, 재활용 포장
property:biodegradable|생분해, 자연분해, 퇴비화
property:reusable|다회용, 재사용 가능, 여러 번 쓰는
property:disposable|일회용, 1회용, 한 번 쓰고 버리는
property:refillable|리필, 리필용, 리필 가능
property:fair trade|공정무역, 페어트레이드, 공정 거래
property:certified|인증, 인증서, 인증 마크
property:oeko-tex|오코텍스, 유해물질 검사, 섬유 인증
property:non-toxic|무독성, 무해한, 유해물질 없는
property:bpa-free|bpa 프리, 환경호르몬 없는, 비스페놀 없는
property:plastic-free|플라스틱 프리, 플라스틱 없는, 노플라스틱
property:pfas-free|과불화화합물 무첨가, pfas 프리, pfoa 프리
property:natural|천연, 자연 유래, 천연 성분
property:ingredients|성분, 원재료, 전성분
property:allergens|알레르기 유발 성분, 알레르기, 알레르겐
property:hypoallergenic|저자극, 저알레르기, 알레르기 걱정 없는
property:gluten-free|글루텐 프리, 밀가루 없는, 무글루텐
property:lactose-free|락토프리, 유당 없는, 우유 없는
property:nut-free|견과류 없는, 땅콩 없는, 넛 프리
property:egg-free|계란 없는, 달걀 무첨가, 에그 프리
property:sugar-free|무설탕, 슈가프리, 설탕 없는
property:low-calorie|저칼로리, 저지방, 칼로리
property:high protein|고단백, 단백질 함량, 프로틴
property:alcohol-free|무알코올, 논알코올, 알코올 없는
property:alcohol content|알코올 도수, 도수, 몇 도
property:caffeine-free|디카페인, 카페인 없는, 무카페인
property:gelatine-free|젤라틴 없는, 무젤라틴, 젤라틴 프리
property:no additives|무첨가, 방부제 없는, 첨가물 없는
property:fragrance-free|무향, 향 없는, 무향료
property:scented|향, 향기, 냄새
property:nickel-free|니켈 프리, 니켈 없는, 금속 알레르기 안심
property:for sensitive skin|민감성 피부용, 순한, 피부 자극 없는
property:flavour|맛, 풍미, 무슨 맛
property:sweet|단, 달콤한, 단맛
property:spicy|매운, 매콤한, 얼큰한
property:salty|짠, 짭짤한, 감칠맛
property:bitter|쓴, 씁쓸한, 쓴맛
property:mild taste|부드러운 맛, 순한 맛, 과일향
property:dry wine|드라이 와인, 드라이한, 브뤼
property:fresh|신선한, 갓 만든, 갓 구운
property:shelf life|유통기한, 소비기한, 언제까지 먹을 수 있나요
property:perishable|냉장 식품, 냉장 보관, 상하기 쉬운
property:frozen|냉동, 냉동식품, 얼린
property:raw|생, 날것, 로우
property:loose|낱개, 무포장, 벌크
property:whole bean|홀빈, 원두, 분쇄하지 않은 원두
property:ground|분쇄, 갈은, 분쇄도
property:roast|로스팅, 볶음 정도, 다크 로스팅
property:for babies|아기용, 신생아, 영아
property:toddler|유아, 돌 아기, 두 살
property:kid|어린이, 아이, 아동
property:teenager|청소년, 10대, 십대
property:adult|성인, 어른, 성인용
property:senior|어르신, 노인, 시니어
property:recommended age|권장 연령, 사용 연령, 몇 살부터
property:small parts|작은 부품, 질식 위험, 삼킴 주의
property:women's|여성용, 여자, 여성
property:men's|남성용, 남자, 남성
property:unisex|남녀공용, 유니섹스, 공용
property:girl|여자아이, 여아, 딸
property:boy|남자아이, 남아, 아들
property:beginner|초보자, 입문자, 초급
property:intermediate|중급, 중급자, 어느 정도 경험
property:advanced|고급, 상급자, 숙련자
property:skill level|난이도, 수준, 얼마나 어려워요
property:professional|전문가용, 업소용, 프로
property:easy|쉬운, 간편한, 사용하기 쉬운
property:difficult|어려운, 복잡한, 까다로운
property:soft|부드러운, 푹신한, 보들보들
property:hard|딱딱한, 단단한, 하드
property:comfortable|편한, 편안한, 착용감 좋은
property:itchy|가려운, 까슬까슬한, 따가운
property:smooth|매끈한, 매끄러운, 부드러운 표면
property:stretchy|신축성, 잘 늘어나는, 스판
property:flexible|유연한, 잘 휘는, 구부러지는
property:ergonomic|인체공학, 허리에 좋은, 인체공학적
property:durable|튼튼한, 내구성, 오래가는
property:sturdy|견고한, 튼튼한, 안정적인
property:unbreakable|안 깨지는, 깨지지 않는, 충격에 강한
property:fragile|깨지기 쉬운, 취급 주의, 약한
property:scratch-resistant|스크래치 방지, 긁힘 방지, 흠집 안 나는
property:tear-resistant|찢어지지 않는, 찢김 방지, 질긴
property:rustproof|녹 방지, 녹슬지 않는, 부식 방지
property:non-slip|미끄럼 방지, 논슬립, 안 미끄러지는
property:reflective|반사, 야간 반사, 반사띠
property:glow in the dark|야광, 어둠 속에서 빛나는, 축광
property:dimmable|밝기 조절, 조광, 디밍
property:brightness|밝기, 루멘, 광량
property:warm white|전구색, 주광색, 색온도
property:magnetic|자석, 마그네틱, 자석식
property:self-adhesive|접착식, 스티커형, 붙이는
property:lockable|잠금 가능, 잠금장치, 열쇠 잠금
property:zip|지퍼, 지퍼형, 자크
property:button closure|단추, 똑딱이, 스냅 단추
property:velcro|벨크로, 찍찍이, 밸크로
property:hood|후드, 모자 달린, 후드 탈착
property:pocket|주머니, 포켓, 주머니 있는
property:compartments|칸막이, 수납칸, 칸
property:handle|손잡이, 핸들, 손잡이 있는
property:strap|끈, 스트랩, 어깨끈
property:wheels|바퀴, 캐스터, 바퀴 달린
property:lid|뚜껑, 덮개, 마개
property:removable cover|커버 분리형, 커버 세탁 가능, 탈착 커버
property:compatible|호환, 호환 가능, 맞는
property:universal|범용, 만능, 다 맞는
property:multifunctional|다용도, 다기능, 올인원
property:included|포함, 동봉, 구성품
property:not included|별매, 별도 구매, 미포함
property:set|세트, 키트, 묶음
property:pack|팩, 묶음, 몇 개입
property:piece|개, 조각, 피스
property:pair|켤레, 쌍, 한 쌍
property:single|낱개, 단품, 한 개
property:handmade|수제, 핸드메이드, 수공예
property:homemade|홈메이드, 수제, 집에서 만든
property:unique|독특한, 하나뿐인, 유니크
property:limited edition (2)|한정판, 리미티드 에디션, 스페셜 에디션
property:refurbished|리퍼, 리퍼비시, 재정비 제품
property:second-hand|중고, 구제, 세컨핸드
property:brand new|새것, 새 상품, 미개봉
property:just arrived|신상, 신상품, 신제품
property:condition|상태, 컨디션, 사용감
property:vintage|빈티지, 레트로, 앤티크
property:modern|모던, 현대적인, 트렌디한
property:minimalist|미니멀, 심플한, 북유럽풍
property:rustic|러스틱, 시골풍, 보헤미안
property:elegant|우아한, 고급스러운, 세련된
property:casual|캐주얼, 편한 옷차림, 데일리
property:pretty|예쁜, 아름다운, 이쁜
property:cute|귀여운, 깜찍한, 큐트
property:funny|재미있는, 웃긴, 유쾌한
property:special|특별한, 색다른, 특이한
property:quality|품질, 고품질, 프리미엄
property:luxurious|고급, 럭셔리, 명품
property:bad quality|품질 나쁜, 싸구려, 허술한
property:country of origin|원산지, 제조국, 어디서 만든
property:local|국내산, 지역 특산, 로컬
property:made in europe|유럽산, 독일제, 유럽 생산
property:imported|수입, 수입산, 외국산
property:brand|브랜드, 상표, 제조사
property:model|모델, 버전, 에디션
property:genuine|정품, 진품, 진짜
action:return|반품하다, 돌려보내다, 반송하다
action:exchange|교환하다, 바꾸다, 사이즈 바꾸다
action:collect|찾아가다, 수령하다, 픽업하다
action:order|주문하다, 온라인 주문, 시키다
action:buy|사다, 구매하다, 구입하다
action:sell|팔다, 판매하다, 파나요
action:pay|결제하다, 지불하다, 계산하다
action:cancel|취소하다, 주문 취소, 취소
action:change order|주문 변경하다, 수정하다, 주문 수정
action:break|깨지다, 부러지다, 망가지다
action:damage|파손되다, 흠집 나다, 찌그러지다
action:stop working|작동 안 하다, 고장 나다, 안 돼요
action:lose|잃어버리다, 분실하다, 분실
action:go missing|없어지다, 누락되다, 안 왔어요
action:arrive|도착하다, 오다, 언제 와요
action:deliver|배송하다, 보내다, 발송하다
action:track|조회하다, 배송 조회, 내 택배 어디
action:receive|받다, 수령하다, 전달받다
action:suit|어울리다, 잘 맞다, 잘 어울려요
action:fit in|들어가다, 맞다, 들어가나요
action:wash|세탁하다, 빨다, 씻다
action:clean|닦다, 청소하다, 세척하다
action:descale|석회 제거하다, 물때 제거, 석회 제거
action:iron|다리다, 다림질하다, 스팀 다림질
action:dry|말리다, 건조하다, 자연 건조
action:repair|수리하다, 고치다, 수선하다
action:replace|교체하다, 갈다, 바꾸다
action:install|설치하다, 설치, 세팅하다
action:mount|달다, 걸다, 벽에 설치하다
action:assemble|조립하다, 만들다, 맞추다
action:engrave|각인하다, 새기다, 이름 새기다
action:wrap|포장하다, 선물 포장하다, 싸다
action:reserve|예약하다, 맡아두다, 빼놓다
action:book|예약하다, 신청하다, 예약 잡다
action:store|보관하다, 수납하다, 넣어두다
action:charge|충전하다, 충전, 충전되다
action:recycle|재활용하다, 버리다, 분리수거하다
action:try on|입어보다, 써보다, 신어보다
action:adjust|조절하다, 맞추다, 조정하다
action:cut to size|재단하다, 맞춤 재단, 잘라 주다
action:alter|수선하다, 줄이다, 기장 줄이다
action:make to order|주문 제작하다, 맞춤 제작, 의뢰하다
action:rent|대여하다, 빌리다, 렌탈하다
action:complain|항의하다, 불만 접수하다, 클레임 걸다
action:talk to someone|상담하다, 연락하다, 문의하다
action:write|쓰다, 메일 보내다, 메시지 보내다
action:reply|답하다, 답장하다, 답변하다
action:ask|묻다, 질문하다, 문의하다
action:advise|조언하다, 추천하다, 상담하다
action:help|돕다, 도와주다, 지원하다
action:refund|환불하다, 환불받다, 돈 돌려받다
action:redeem (2)|사용하다, 쿠폰 쓰다, 코드 입력하다
action:save money|아끼다, 절약하다, 싸게 사다
action:subscribe|구독하다, 정기배송 신청하다, 정기구독
action:pause|일시정지하다, 건너뛰다, 미루다
action:log in|로그인하다, 로그인, 접속하다
action:register|회원가입하다, 가입하다, 계정 만들다
action:unsubscribe (2)|수신 거부하다, 구독 취소하다, 탈퇴하다
action:pre-order|예약 구매하다, 사전예약하다, 미리 주문하다
action:notify|알려주다, 알림 받다, 통지하다
action:open|열다, 뜯다, 개봉하다
action:pack|포장하다, 싸다, 담다
action:carry|나르다, 운반하다, 들고 다니다
action:wear|입다, 착용하다, 신다
action:use|사용하다, 쓰다, 이용하다
action:cook|요리하다, 끓이다, 삶다
action:fry|볶다, 튀기다, 부치다
action:bake|굽다, 베이킹, 빵 굽다
action:chop|썰다, 자르다, 다지다
action:sharpen|갈다, 칼 갈다, 날 세우다
action:mix|섞다, 젓다, 혼합하다
action:grind|갈다, 빻다, 분쇄하다
action:brew|내리다, 우리다, 커피 내리다
action:heat up|데우다, 가열하다, 전자레인지 돌리다
action:cool down|식히다, 차게 하다, 냉장하다
action:drink|마시다, 음료, 한 모금
action:eat|먹다, 간식 먹다, 군것질하다
action:sleep|자다, 잠자다, 낮잠 자다
action:sit|앉다, 앉기, 착석
action:play|놀다, 놀이, 가지고 놀다
action:read|읽다, 독서, 책 읽기
action:draw|그리다, 색칠하다, 스케치하다
action:sew|바느질하다, 꿰매다, 재봉하다
action:craft|만들기, 공예, 직접 만들다
action:glue|붙이다, 접착하다, 풀칠하다
action:drill|구멍 뚫다, 드릴질하다, 타공하다
action:paint walls|페인트칠하다, 칠하다, 벽 칠하기
action:plant|심다, 기르다, 가꾸다
action:water plants|물 주다, 관수, 화분 물주기
action:lose weight|살 빼다, 다이어트, 체중 감량
action:train|운동하다, 훈련하다, 단련하다
action:protect|보호하다, 막다, 방지하다
action:cover|덮다, 씌우다, 가리다
action:remove|제거하다, 빼다, 없애다
action:choose|고르다, 선택하다, 결정하다
action:compare|비교하다, 차이, 차이점
action:find|찾다, 검색하다, 구하다
action:see|보다, 구경하다, 살펴보다
action:give as a gift|선물하다, 선물 주다, 깜짝 선물
action:donate|기부하다, 후원하다, 기부
action:trade in|보상판매하다, 중고로 팔다, 매입
action:waive|무료, 면제, 공짜
action:pay the cost|비용 부담하다, 누가 부담, 비용 내다
action:extend|연장하다, 늘리다, 미루다
action:shrink|줄어들다, 수축하다, 빨고 줄다
action:fade|물 빠지다, 색 바래다, 변색되다
action:leak|새다, 흐르다, 물이 새다
action:smell bad|냄새나다, 악취, 고약한 냄새
action:rust|녹슬다, 부식되다, 변색되다
action:overheat|과열되다, 너무 뜨거워지다, 타다
action:turn on|켜다, 전원 켜다, 작동시키다
action:turn off|끄다, 전원 끄다, 꺼지다
action:connect|연결하다, 페어링하다, 접속하다
general:cheap|싼, 저렴한, 가성비
general:cheaper|더 싼, 더 저렴한, 더 낮은 가격
general:cheapest|가장 싼, 최저가, 제일 저렴한
general:expensive|비싼, 고가, 값비싼
general:price|가격, 값, 얼마
general:fee|수수료, 추가 요금, 요금
general:euro|유로, 원, 돈
general:under|이하, 미만, 아래
general:at least|이상, 최소, 넘는
general:quick|빠른, 빨리, 신속한
general:urgent|급한, 급해요, 최대한 빨리
general:slow|느린, 오래 걸리는, 늦은
general:how long|얼마나 오래, 기간, 며칠
general:deadline|기한, 마감, 언제까지
general:late|늦은, 지연된, 늦게
general:early|일찍, 빨리, 미리
general:today (2)|오늘, 당일, 오늘 밤
general:tomorrow (2)|내일, 다음 날, 익일
general:day (2)|일, 날, 하루
general:working day (2)|영업일, 평일, 근무일
general:week (2)|주, 일주일, 매주
general:month (2)|달, 개월, 한 달
general:year (2)|년, 해, 연간
general:hour (2)|시간, 분, 몇 시간
general:weekend (2)|주말, 토일, 주말에
general:sunday|일요일, 일요일에, 일욜
general:saturday|토요일, 토요일에, 토욜
general:public holiday|공휴일, 휴일, 빨간 날
general:open|영업, 영업시간, 문 여는 시간
general:closed|휴무, 문 닫음, 쉬는 날
general:need|필요하다, 필요, 있어야 하다
general:want|원하다, 갖고 싶다, 찾고 있다
general:allowed|되는, 허용, 해도 되나요
general:not allowed|안 되는, 금지, 불가
general:possible|가능, 할 수 있는, 가능한가요
general:extra|추가, 여분, 하나 더
general:both|둘 다, 양쪽, 두 개
general:other|다른, 다른 것, 대안
general:similar|비슷한, 유사한, 이런 것
general:same|같은, 동일한, 똑같은
general:wrong|틀린, 잘못된, 다른 상품
general:biggest|가장 큰, 제일 큰, 최대
general:smallest|가장 작은, 제일 작은, 최소
general:bigger|더 큰, 한 치수 큰, 큰 사이즈
general:smaller|더 작은, 한 치수 작은, 작은 사이즈
general:best|최고, 베스트, 가장 좋은
general:popular|인기, 베스트셀러, 잘나가는
general:good|좋은, 괜찮은, 훌륭한
general:bad|나쁜, 안 좋은, 별로
general:safe|안전한, 안전, 안심
general:dangerous|위험한, 위험, 안전하지 않은
general:healthy|건강한, 건강, 몸에 좋은
general:in stock|재고 있음, 구매 가능, 재고
general:out of stock|품절, 매진, 재고 없음
general:back in stock|재입고, 다시 입고, 재입고 예정
general:discontinued|단종, 생산 중단, 더 안 나오는
general:where|어디, 위치, 주소
general:near|근처, 가까운, 주변
general:at home|집에서, 집, 가정용
general:outdoor|야외, 실외, 아웃도어
general:abroad|해외, 외국, 국외
general:online|온라인, 인터넷, 홈페이지
general:shop|매장, 가게, 상점
general:with|포함, 있는, 함께
general:without|없는, 없이, 제외
general:instructions|설명서, 사용법, 사용 설명서
general:tip|팁, 꿀팁, 요령
general:review|후기, 리뷰, 별점
general:accessory|액세서리, 부속품, 주변용품
general:spare part|부품, 교체 부품, 예비 부품
general:sample|샘플, 견본, 무료 샘플
general:gift (2)|선물, 작은 선물, 사은품
general:person|사람, 명, 인용
general:family|가족, 식구, 가정
general:friend|친구, 단짝, 절친
general:mum|엄마, 어머니, 어머님
general:dad|아빠, 아버지, 아버님
general:grandma|할머니, 외할머니, 할머님
general:wife|아내, 와이프, 여자친구
general:brother|형, 오빠, 남동생
general:colleague|동료, 직장 동료, 상사
general:teacher|선생님, 교사, 어린이집 선생님
general:student|학생, 대학생, 초등학생
general:business|사업자, 회사, 기업
general:dog|강아지, 개, 반려견
general:cat|고양이, 냥이, 반려묘
general:pet|반려동물, 애완동물, 펫
general:left-handed|왼손잡이, 왼손용, 왼손
general:disabled|장애인, 휠체어, 무장애
general:language|언어, 한국어, 번역
general:picture|사진, 그림, 이미지
general:why|왜, 이유, 원인
general:all|모든, 전부, 전체
property:copper|구리, 동, 순동
property:brass|황동, 놋쇠, 신주
property:bronze|청동, 브론즈, 동제
property:beech|너도밤나무, 비치, 비치목
property:birch|자작나무, 자작, 자작 합판
property:ash wood|애쉬, 물푸레나무, 애쉬 원목
property:maple wood|단풍나무, 메이플, 메이플 원목
property:walnut wood|월넛, 호두나무, 월넛 원목
property:cherry wood|체리목, 벚나무, 체리 원목
property:teak|티크, 마호가니, 티크 원목
property:acacia wood|아카시아, 아카시아 나무, 아카시아 원목
property:olive wood|올리브나무, 올리브 우드, 올리브 원목
property:halal|할랄, 할랄 인증, 무슬림용
property:kosher|코셔, 코셔 인증, 유대교 식품
property:no pork|돼지고기 없는, 무돈육, 돼지고기 무첨가
property:soy-free|대두 없는, 콩 없는, 소이 프리
property:palm oil free|팜유 없는, 팜유 무첨가, 무팜유
property:paraben-free|파라벤 프리, 무파라벤, 파라벤 없는
property:sulfate-free|설페이트 프리, 무황산염, 황산염 없는
property:silicone-free|실리콘 프리, 무실리콘, 논실리콘
property:aluminium-free|알루미늄 프리, 무알루미늄, 알루미늄 없는
property:semi-dry|세미 드라이, 오프 드라이, 약간 단 와인
property:sour|신, 새콤한, 산미
property:camouflage|밀리터리, 카모, 얼룩무늬
property:canvas fabric|캔버스, 캔버스천, 광목
property:concrete|콘크리트, 시멘트, 콘크리트 느낌
property:alpaca|알파카, 알파카 울, 베이비 알파카
property:mohair|모헤어, 앙고라, 앙고라 울
general:monday|월요일, 월요일에, 월욜
general:tuesday|화요일, 화요일에, 화욜
general:wednesday|수요일, 수요일에, 수욜
general:thursday|목요일, 목요일에, 목욜
general:friday|금요일, 금요일에, 금욜
general:spring season|봄, 봄철, 봄에
general:summer|여름, 여름철, 여름에
general:autumn|가을, 가을철, 가을에
general:winter|겨울, 겨울철, 겨울에
general:season|계절, 시즌, 사계절
general:morning (2)|아침, 오전, 오전에
general:midday|점심, 정오, 점심시간
general:afternoon|오후, 오후에, 낮
general:evening (2)|저녁, 저녁에, 퇴근 후
general:grandpa|할아버지, 외할아버지, 할아버님
general:grandparents|조부모님, 할머니 할아버지, 조부모
general:husband|남편, 남자친구, 신랑
general:couple|커플, 부부, 연인
general:sister|언니, 누나, 여동생
general:siblings|형제자매, 남매, 형제
need:birthday|생일, 생일 선물, 생신
need:children's birthday party|아이 생일 파티, 어린이 생일, 생일잔치
need:wedding|결혼식, 결혼, 결혼 선물
need:wedding guest|하객, 하객룩, 결혼식 초대
need:hen party|브라이덜 샤워, 처녀 파티, 총각 파티
need:engagement|약혼, 프러포즈, 청혼
need:wedding anniversary|결혼기념일, 은혼식, 결혼 기념
need:housewarming|집들이, 집들이 선물, 새집
need:moving house|이사, 이사하기, 이사 가요
need:christmas|크리스마스, 성탄절, 크리스마스 선물
need:secret santa|마니또, 시크릿 산타, 선물 교환
need:advent|대림절, 어드벤트, 크리스마스 카운트다운
need:st nicholas day|성 니콜라스의 날, 산타, 성 니콜라오 축일
need:three kings|동방박사, 주현절, 공현절
need:new year's eve|연말 파티, 새해, 신년
need:easter|부활절, 부활절 달걀, 부활절 선물
need:valentine's day|밸런타인데이, 발렌타인데이, 연인 선물
need:mother's day|어버이날, 엄마 선물, 어머니날
need:father's day|어버이날, 아빠 선물, 아버지날
need:grandparents day|조부모 선물, 할머니 할아버지 선물, 조부모의 날
need:baptism|세례식, 유아세례, 세례 선물
need:first communion|첫영성체, 견진성사, 첫영성체 선물
need:baby shower|베이비 샤워, 임신 축하 선물, 임산부 선물
need:birth of a baby|출산 선물, 출산 축하, 신생아 선물
need:first day of school|초등학교 입학, 입학식, 입학 선물
need:back to school|신학기, 새 학기, 개학 준비
need:starting kindergarten|유치원 입학, 어린이집 등원, 입소 준비
need:graduation|졸업, 졸업식, 합격 선물
need:prom|졸업 파티, 무도회, 프롬
need:retirement|은퇴, 퇴직, 퇴직 선물
need:new job|새 직장, 취업, 첫 출근
need:job interview|면접, 면접 복장, 면접룩
need:funeral|장례식, 조문, 문상
need:grave|성묘, 묘지, 산소
need:carnival|카니발, 축제 분장, 코스프레
need:halloween|핼러윈, 할로윈, 할로윈 파티
need:oktoberfest|옥토버페스트, 맥주 축제, 전통 의상 축제
need:garden party|가든파티, 마당 파티, 여름 파티
need:barbecue|바비큐, 고기 굽기, 고기 파티
need:picnic|피크닉, 소풍, 나들이
need:dinner party|손님 초대, 저녁 초대, 홈파티
need:overnight guests|자고 가는 손님, 손님 침구, 손님용 침대
need:buffet|뷔페, 케이터링, 출장 뷔페
need:cocktail party|칵테일 파티, 홈바, 홈술
need:game night|보드게임 모임, 게임하는 날, 가족 게임
need:movie night|영화 보는 날, 홈시네마, 넷플릭스
need:music festival|음악 페스티벌, 콘서트, 야외 공연
need:sleepover|파자마 파티, 친구 집에서 자기, 슬립오버
need:treasure hunt|보물찾기, 보물 찾기 놀이, 야외 놀이
need:hostess gift|답례 선물, 감사 선물, 방문 선물
need:wedding favours|결혼 답례품, 답례품, 하객 선물
need:corporate gift|기업 선물, 직원 선물, 거래처 선물
need:teacher gift|선생님 선물, 스승의 날 선물, 감사 선물
need:gift idea|선물 추천, 선물 아이디어, 뭐 선물하지
need:last minute gift|급한 선물, 당일 선물, 내일까지 필요한 선물
need:gift under a small budget|저렴한 선물, 가성비 선물, 만원대 선물
need:gift for someone who has everything|특별한 선물, 다 가진 사람 선물, 이색 선물
need:funny gift|웃긴 선물, 재미있는 선물, 쓸데없는 선물
need:get well gift|병문안 선물, 쾌유 선물, 위로 선물
need:baby|아기, 신생아, 갓난아기
need:toddler|유아, 두 살 아기, 꼬마
need:child|아이, 어린이, 애들
need:schoolchild|초등학생, 초딩, 여덟 살
need:teenager|청소년, 중학생, 고등학생
need:student|대학생, 자취생, 기숙사
need:adult|성인, 어른, 성인용
need:senior|어르신, 노인, 부모님
need:grandma|할머니, 외할머니, 할머니 선물
need:grandpa|할아버지, 외할아버지, 할아버지 선물
need:mum|엄마, 어머니, 엄마 선물
need:dad|아빠, 아버지, 아빠 선물
need:wife|아내, 와이프, 여자친구
need:husband|남편, 남자친구, 신랑
need:woman|여자, 여성, 숙녀
need:man|남자, 남성, 신사
need:girl|여자아이, 딸, 조카딸
need:boy|남자아이, 아들, 조카
need:brother|형제, 자매, 남매
need:best friend|친한 친구, 단짝, 베프
need:colleague|직장 동료, 상사, 회사 동료
need:neighbour|이웃, 옆집, 이웃 선물
need:godchild|대자녀, 대녀, 대부
need:couple|커플, 2인용, 연인 선물
need:family|가족, 4인 가족, 대가족
need:living alone|1인 가구, 자취, 혼자 사는
need:pregnant|임산부, 임신, 예비맘
need:breastfeeding|수유, 모유 수유, 유축
need:twins|쌍둥이, 쌍둥이 아기, 두 아기
need:new parents|초보 부모, 초보맘, 예비 부모
need:left-handed|왼손잡이, 왼손용, 왼손
need:beginner|초보, 입문, 왕초보
need:advanced|상급자, 숙련자, 마니아
need:professional|전문가, 업소용, 작업용
need:hobbyist|diy, 셀프 인테리어, 취미로 만들기
need:allergic|알레르기, 알러지, 과민 체질
need:hay fever|꽃가루 알레르기, 꽃가루, 비염
need:dust mite allergy|집먼지진드기 알레르기, 먼지 알레르기, 진드기
need:nickel allergy|금속 알레르기, 니켈 알레르기, 귀걸이 알레르기
need:sensitive skin|민감성 피부, 예민한 피부, 자극받은 피부
need:eczema|아토피, 습진, 가려움증
need:gluten intolerance|글루텐 불내증, 셀리악병, 밀가루 못 먹어요
need:lactose intolerance|유당불내증, 우유 못 먹어요, 락토프리
need:nut allergy|견과류 알레르기, 땅콩 알레르기, 견과류 못 먹어요
need:vegan|비건, 채식주의자, 동물성 안 먹어요
need:vegetarian|채식, 채식주의, 고기 안 먹어요
need:diabetic|당뇨, 당뇨 환자, 혈당
need:tall|키 큰 사람, 큰 키, 장신
need:short person|키 작은 사람, 작은 키, 짧은 다리
need:plus size|빅사이즈, 통통한 체형, 큰 체형
need:wide feet|발볼 넓은, 발볼 넓은 발, 왕발볼
need:large feet|왕발, 큰 발, 큰 신발 사이즈
need:small hands|작은 손, 손이 작아요, 가는 손
need:big head|큰 머리, 머리 큰, 대두
need:glasses wearer|안경 쓴 사람, 안경 착용자, 안경
need:contact lens wearer|렌즈 착용자, 콘택트렌즈, 렌즈 껴요
need:visually impaired|시각장애, 눈이 나쁜, 작은 글씨 안 보여요
need:hard of hearing|난청, 귀가 어두운, 청각장애
need:wheelchair user|휠체어 이용자, 장애인, 거동 불편
need:difficulty walking|걷기 힘든, 보행 보조, 보행기
need:weak hands|손에 힘이 없는, 관절염, 류마티스
need:carer|간병, 부모님 돌봄, 요양
need:cold feet|수족냉증, 발 시려움, 차가운 발
need:cold hands|손 시려움, 차가운 손, 수족냉증
need:feel cold|추위 타는, 추위를 많이 타요, 으슬으슬
need:sleep cold|밤에 추워요, 자면서 추운, 잠자리 추위
need:hot at night|자면서 더워요, 잘 때 땀, 열대야
need:sweating|땀, 땀 많이 나는, 다한증
need:sweaty feet|발 냄새, 발에 땀, 신발 냄새
need:body odour|체취, 땀 냄새, 겨드랑이 냄새
need:back pain|허리 통증, 요통, 허리 아파요
need:neck pain|목 통증, 목 결림, 어깨 뭉침
need:knee pain|무릎 통증, 무릎 아파요, 무릎 관절
need:wrist pain|손목 통증, 손목터널증후군, 손목 아파요
need:foot pain|발 통증, 발 아파요, 족저근막염
need:blisters|물집, 신발 쓸림, 뒤꿈치 까짐
need:heavy legs|다리 붓기, 다리 부종, 하지정맥류
need:muscle soreness|근육통, 근육 뭉침, 알 배김
need:headache|두통, 편두통, 머리 아파요
need:can't sleep|불면증, 잠이 안 와요, 수면 장애
need:snoring|코골이, 코 고는, 코골이 방지
need:wake up tired|아침에 피곤, 늦잠, 일어나기 힘든
need:stress|스트레스, 휴식, 긴장 완화
need:dry skin|건조한 피부, 건성 피부, 각질
need:cracked hands|손 갈라짐, 건조한 손, 손 트임
need:chapped lips|입술 갈라짐, 튼 입술, 건조한 입술
need:cracked heels|발뒤꿈치 갈라짐, 굳은살, 티눈
need:oily skin|지성 피부, 번들거리는 피부, 모공
need:acne|여드름, 트러블, 뾰루지
need:wrinkles|주름, 피부 노화, 잔주름
need:dark circles|다크서클, 눈 붓기, 눈 밑 그늘
need:sunburn|햇볕 화상, 피부 탐, 애프터선
need:sun protection|자외선 차단, 햇빛 차단, 선케어
need:hair loss|탈모, 가는 모발, 머리 빠져요
need:dandruff|비듬, 두피 가려움, 두피 각질
need:dry hair|건조한 머리, 손상 모발, 갈라진 머리끝
need:curly hair|곱슬머리, 반곱슬, 웨이브
need:tangled hair|엉킨 머리, 머리 엉킴, 머리 풀기
need:grey hair|흰머리, 새치, 새치 염색
need:unwanted hair|제모, 털 제거, 다리털
need:shaving|면도, 수염 깎기, 면도 트러블
need:beard|수염, 턱수염, 수염 관리
need:bad breath|입 냄새, 구취, 구강 청결
need:sensitive teeth|시린 이, 잇몸 출혈, 치통
need:white teeth|치아 미백, 하얀 치아, 누런 이
need:wound|상처, 베인 손가락, 응급처치
need:common cold|감기, 콧물, 기침
need:fever|열, 발열, 체온 재기
need:high blood pressure|고혈압, 혈압, 심장 건강
need:upset stomach|배탈, 복통, 소화불량
need:period pain|생리통, 생리, 월경
need:menopause|갱년기, 안면 홍조, 폐경
need:incontinence|요실금, 야뇨증, 오줌 싸기
need:motion sickness|멀미, 차멀미, 뱃멀미
need:lose weight|살 빼기, 다이어트, 체중 감량
need:build muscle|근육 키우기, 벌크업, 근력 강화
need:eat healthily|건강식, 건강한 식단, 채소 먹기
need:boost immune system|면역력, 비타민, 피로 회복
need:quit smoking|금연, 담배 끊기, 금연 보조
need:nail care|손톱 관리, 네일, 매니큐어
need:make-up|화장, 메이크업, 데일리 메이크업
need:limescale|물때, 석회, 석회 제거
need:mould|곰팡이, 벽 곰팡이, 곰팡이 제거
need:damp|습기, 제습, 결로
need:dry air|건조한 공기, 실내 건조, 정전기
need:stain|얼룩, 와인 얼룩, 얼룩 제거
need:grease|기름때, 찌든 때, 눌어붙은 음식
need:smell|냄새, 악취, 냄새 제거
need:pet smell|반려동물 냄새, 고양이 소변 냄새, 강아지 냄새
need:kitchen smells|주방 냄새, 음식 냄새, 기름 냄새
need:smelly drain|하수구 냄새, 배수구 막힘, 변기 막힘
need:leak|누수, 물 새요, 수도꼭지 물 새는
need:noise|소음, 층간소음, 시끄러운
need:room echoes|방 울림, 방음, 흡음
need:draught|외풍, 창문 바람, 문틈 바람
need:cold flat|추운 집, 추운 방, 난방
need:heat wave|폭염, 더운 집, 방 시원하게
need:cold winter|한파, 겨울 추위, 영하
need:snow|눈, 제설, 빙판길
need:rain|비, 장마, 비 맞음
need:wind|바람, 강풍, 태풍
need:rust|녹, 녹슬어요, 녹 제거
need:scratches|긁힘, 흠집, 스크래치
need:protect the floor|바닥 보호, 마루 긁힘, 의자 바닥 긁힘
need:slippery|미끄러움, 미끄럼 방지, 욕실 미끄러워요
need:squeaking|삐걱거림, 문 삐걱, 끼익 소리
need:wobbly|흔들림, 흔들리는 테이블, 덜컹거림
need:broken|고장, 망가진, 수리
need:glue|붙이기, 접착, 깨진 컵
need:hole in clothes|옷 구멍, 찢어진 옷, 옷 수선
need:moths|좀벌레, 옷좀나방, 옷 구멍 벌레
need:pantry moths|쌀벌레, 화랑곡나방, 음식 나방
need:mosquitoes|모기, 모기 물림, 벌레 물림
need:flies|파리, 초파리, 날벌레
need:ants|개미, 바퀴벌레, 좀벌레
need:mice|쥐, 생쥐, 쥐 퇴치
need:pigeons|비둘기, 새 퇴치, 길고양이
need:ticks|진드기, 벼룩, 진드기 물림
need:slugs|민달팽이, 달팽이 퇴치, 달팽이
need:aphids|진딧물, 뿌리파리, 응애
need:weeds|잡초, 잡초 제거, 김매기
need:moss in lawn|잔디 이끼, 잔디 빈 곳, 누런 잔디
need:plants die|식물이 죽어요, 식물 관리, 시든 화분
need:dust|먼지, 먼지 제거, 먼지 쌓임
need:pet hair|반려동물 털, 강아지 털, 고양이 털
need:crumbs|부스러기, 음식 흘림, 흘리고 먹기
need:dirty windows|창문 청소, 더러운 창문, 유리창 얼룩
need:cleaning|청소, 집 청소, 대청소
need:mopping|물걸레질, 바닥 닦기, 걸레질
need:vacuuming|진공청소, 청소기 돌리기, 카펫 청소
need:doing laundry|빨래, 세탁, 빨래하기
need:drying laundry|빨래 말리기, 빨래 건조, 실내 건조
need:ironing|다림질, 셔츠 다리기, 구김
need:shrunk in the wash|빨고 줄었어요, 물 빠짐, 보풀
need:shoes dirty|신발 세탁, 가죽 관리, 구두 닦기
need:wet shoes|젖은 신발, 신발 말리기, 신발 건조
need:fire|화재, 화재 예방, 일산화탄소
need:burglary|도난, 도둑, 방범
need:power cut|정전, 비상, 비상용품
need:hang a picture|액자 걸기, 그림 걸기, 거울 걸기
need:no drilling|무타공, 못 없이, 구멍 안 뚫고
need:drill a hole|구멍 뚫기, 드릴질, 콘크리트 타공
need:put up a shelf|선반 달기, 벽 선반 설치, tv 벽걸이
need:assemble furniture|가구 조립, 조립식 가구, 조립
need:paint a wall|벽 페인트칠, 방 페인트, 셀프 페인팅
need:paint wood|나무 페인트칠, 가구 칠하기, 가구 리폼
need:wallpapering|도배, 벽지 바르기, 셀프 도배
need:lay flooring|바닥 시공, 장판 깔기, 마루 깔기
need:tiling|타일 시공, 타일 붙이기, 욕실 리모델링
need:fill holes|구멍 메우기, 벽 균열, 벽 보수
need:sealing|실리콘 작업, 틈새 막기, 방수 작업
need:sawing|톱질, 나무 자르기, 절단
need:sanding|샌딩, 사포질, 나무 다듬기
need:woodworking|목공, 가구 만들기, 나무 공작
need:welding|용접, 납땜, 금속 작업
need:electrical work|전기 작업, 콘센트 교체, 조명 연결
need:plumbing|배관 작업, 수도꼭지 교체, 세탁기 연결
need:measure|재기, 측정, 길이 재기
need:work at height|높은 곳 작업, 전구 교체, 높은 선반
need:heavy lifting|무거운 짐 나르기, 무거운 것 들기, 짐 운반
need:transport in the car|차량 운반, 짐 고정, 차에 싣기
need:protect hands at work|손 보호, 작업 안전, 보호구
need:construction site|공사 현장, 리모델링, 집수리
need:shed|창고, 차고 정리, 공구 정리
need:insulate|단열, 난방비 절약, 보온
need:save electricity|전기 절약, 전기세, 대기 전력
need:save water|물 절약, 절수, 수도세
need:low light|어두운 방, 조명 부족, 어두워요
need:dazzling light|눈부심, 눈부신 빛, 너무 밝은
need:darken bedroom|암막, 침실 어둡게, 빛 차단
need:privacy|사생활 보호, 시선 차단, 밖에서 보여요
need:mood lighting|무드등, 분위기 조명, 은은한 조명
need:reading in bed|침대 독서, 독서등, 밤에 책 읽기
need:reading|독서, 책 좋아하는, 책벌레
need:small flat|좁은 집, 원룸, 작은 방
need:small kitchen|작은 주방, 좁은 부엌, 좁은 주방
need:small bathroom|작은 욕실, 좁은 화장실, 좁은 욕실
need:tidy up|정리, 수납, 정리 정돈
need:wardrobe full|옷장 정리, 옷 수납, 옷이 많아요
need:store shoes|신발 정리, 신발 수납, 현관 신발
need:hallway|현관, 현관 정리, 열쇠 보관
need:cable clutter|선 정리, 케이블 정리, 전선 정리
need:cooking|요리, 집밥, 음식 만들기
need:gift for a cook|요리 좋아하는 사람 선물, 미식가 선물, 요리 취미
need:frying|부침, 볶기, 스테이크 굽기
need:food sticks|음식이 눌어붙어요, 눌어붙음, 냄비 타요
need:deep frying|튀김, 감자튀김, 바삭하게
need:soup|국, 찌개, 수프
need:pasta|파스타, 스파게티, 생면 만들기
need:rice|밥, 밥 짓기, 초밥
need:baking|베이킹, 케이크 만들기, 쿠키 굽기
need:bake bread|빵 굽기, 홈베이킹, 사워도우
need:pizza at home|홈메이드 피자, 피자 만들기, 집에서 피자
need:decorate a cake|케이크 장식, 생일 케이크, 컵케이크
need:knead dough|반죽, 휘핑, 거품 내기
need:chop|썰기, 채소 썰기, 다지기
need:blunt knife|무딘 칼, 칼갈이, 칼이 안 들어요
need:smoothie|스무디, 갈아 마시기, 얼음 갈기
need:juice|주스, 착즙, 오렌지 주스
need:coffee|커피, 에스프레소, 커피 내리기
need:grind|갈기, 원두 갈기, 분쇄
need:brew tea|차 우리기, 차 마시기, 차 한 잔
need:milk foam|우유 거품, 라테 아트, 카푸치노 거품
need:brew beer|맥주 만들기, 수제 맥주, 담금주
need:wine drinker|와인 애호가, 와인 보관, 와인 따기
need:sparkling water|탄산수, 탄산수 만들기, 스파클링 워터
need:clean drinking water|깨끗한 물, 정수, 수돗물
need:drink more water|물 많이 마시기, 수분 보충, 물 섭취
need:keep food hot|음식 보온, 국 보온, 따뜻한 도시락
need:keep cold|시원하게 보관, 보냉, 음료 시원하게
need:keep food fresh|음식 신선하게, 반찬 보관, 음식 보관
need:freezing food|냉동 보관, 얼리기, 밀프렙
need:preserve|잼 만들기, 절임, 피클 담그기
need:lunch at work|점심 도시락, 도시락 싸기, 회사 점심
need:breakfast|아침 식사, 브런치, 아침밥
need:quick meal|간편식, 간단한 요리, 요리할 시간 없어요
need:snack|간식, 군것질, 단것
need:fondue|퐁뒤, 라클렛, 치즈 파티
need:induction hob|인덕션, 인덕션 요리, 인덕션용
need:gas stove|가스레인지, 가스불, 직화
need:hiking|등산, 하이킹, 트레킹
need:camping|캠핑, 텐트 야영, 야영
need:camper van|캠핑카, 차박, 카라반
need:trekking ultralight|백패킹, 초경량 트레킹, 장거리 트레킹
need:via ferrata|암벽 등반, 클라이밍, 볼더링
need:running|러닝, 조깅, 달리기
need:trail running|트레일 러닝, 산악 달리기, 산 달리기
need:walking the city|도시 여행, 많이 걷는 여행, 관광
need:cycling|자전거 타기, 라이딩, 자전거
need:mountain biking|산악자전거, mtb, 다운힐
need:bike tour|자전거 여행, 자전거 캠핑, 바이크패킹
need:e-bike|전기자전거, 이바이크, 전동 자전거
need:commute|출퇴근, 자출, 통근
need:flat tyre|펑크, 타이어 펑크, 자전거 펑크
need:bike theft|자전거 도난, 자전거 잠그기, 자전거 자물쇠
need:be seen in traffic|야간 시인성, 야간 라이딩, 눈에 띄기
need:transport children by bike|아이 태우고 자전거, 자전거 유아 시트, 아이 자전거 태우기
need:learn to ride a bike|자전거 배우기, 첫 자전거, 자전거 연습
need:swimming|수영, 수영장, 물놀이
need:learn to swim|수영 배우기, 수영 강습, 어린이 수영
need:open water swimming|바다 수영, 찬물 수영, 냉수욕
need:beach|해변, 바닷가, 해수욕장
need:snorkelling|스노클링, 다이빙, 스쿠버
need:kayaking|카약, 카누, 패들보드
need:sailing|요트, 보트, 세일링
need:surfing|서핑, 윈드서핑, 카이트서핑
need:fishing|낚시, 고기 잡기, 낚시하기
need:hunting|사냥, 양궁, 사격
need:birdwatching|탐조, 새 관찰, 별 보기
need:skiing|스키, 스키장, 스키 여행
need:cross-country skiing|크로스컨트리 스키, 산악 스키, 설피
need:sledging|눈썰매, 썰매 타기, 눈놀이
need:ice skating|스케이트, 인라인스케이트, 스케이트보드
need:gym|헬스, 헬스장, 웨이트
need:home workout|홈트, 홈트레이닝, 집에서 운동
need:yoga|요가, 필라테스, 스트레칭
need:football|축구, 풋살, 팀 스포츠
need:tennis|테니스, 배드민턴, 스쿼시
need:table tennis|탁구, 핑퐁, 탁구 치기
need:basketball|농구, 배구, 핸드볼
need:golf|골프, 골프 치기, 골퍼
need:horse riding|승마, 말 타기, 말
need:boxing|복싱, 격투기, 태권도
need:dance|춤, 댄스, 발레
need:rehabilitation|재활, 물리치료, 재활 운동
need:massage|마사지, 안마, 셀프 마사지
need:wellness|웰니스, 사우나, 반신욕
need:photography|사진 촬영, 사진 찍기, 사진작가
need:filming|영상 촬영, 브이로그, 유튜브
need:podcast|팟캐스트, 녹음, 홈 스튜디오
need:make music|악기 연주, 기타 배우기, 피아노
need:listen to music|음악 감상, 음악 듣기, 하이파이
need:gaming|게임, 게이밍, 게이머
need:drawing|그림 그리기, 드로잉, 스케치
need:painting art|수채화, 아크릴화, 그림
need:crafts|만들기, 공예, 아이와 만들기
need:knitting|뜨개질, 뜨개, 코바늘
need:sewing|재봉, 바느질, 옷 만들기
need:embroidery|자수, 십자수, 마크라메
need:pottery|도예, 도자기 만들기, 점토 공예
need:make candles|캔들 만들기, 비누 만들기, diy 화장품
need:calligraphy|캘리그래피, 손글씨, 다이어리 꾸미기
need:puzzling|퍼즐, 퍼즐 맞추기, 두뇌 게임
need:model building|프라모델, 모형 만들기, 수집
need:learn|공부, 학습, 시험 준비
need:experiment|과학 실험, 실험, 어린이 과학
need:keep child busy|아이 놀아주기, 심심한 아이, 실내 놀이
need:outdoor play|바깥 놀이, 야외 놀이, 마당 놀이
need:water play|물놀이, 물장난, 아이 물놀이
need:work from home|재택근무, 홈오피스, 원격 근무
need:sit all day|오래 앉기, 사무직, 하루 종일 앉아 있어요
need:video call|화상 회의, 줌, 영상 통화
need:phone calls|전화 통화, 핸즈프리, 운전 중 통화
need:presentation|발표, 프레젠테이션, 회의실
need:organise appointments|일정 관리, 계획, 할 일 목록
need:file documents|서류 정리, 문서 보관, 서류 보관
need:print|인쇄, 프린트, 사진 인쇄
need:write|글쓰기, 필기, 편지 쓰기
need:send a parcel|택배 보내기, 소포 보내기, 택배 포장
need:wrap a present|선물 포장, 선물 포장하기, 예쁜 포장
need:decorate|꾸미기, 집 꾸미기, 인테리어
need:furnish children's room|아이방 꾸미기, 아기방, 아이방
need:sleep|수면, 잠, 숙면
need:side sleeper|옆으로 자는, 옆으로 누워 자요, 옆잠
need:back sleeper|바로 누워 자는, 엎드려 자는, 똑바로 자요
need:nap|낮잠, 비행기에서 자기, 기차에서 자기
need:travel|여행, 휴가, 여행 가기
need:flight|비행기, 항공, 공항
need:hand luggage|기내 수하물, 기내용 캐리어, 기내용 가방
need:luggage too heavy|무거운 짐, 수하물 무게 초과, 짐 무게 재기
need:travel abroad|해외여행, 해외 콘센트, 외국 여행
need:pickpockets|소매치기, 여행 도난, 도난 방지
need:lost luggage|짐 분실, 열쇠 찾기, 물건 잃어버려요
need:long car journey|장거리 운전, 자동차 여행, 로드 트립
need:cruise|크루즈, 배 여행, 페리
need:tropics|열대 지방, 더운 나라, 사파리
need:business trip|출장, 비즈니스 여행, 호텔 숙박
need:outdoors|야외, 실외용, 바깥에 두기
need:balcony|베란다, 발코니, 테라스
need:terrace|테라스, 데크, 파티오
need:garden|정원, 마당, 텃밭
need:grow vegetables|텃밭 가꾸기, 채소 키우기, 상추 키우기
need:plant flowers|꽃 심기, 화초 심기, 구근
need:water the garden|정원 물 주기, 물 주기, 자동 관수
need:watering plants on holiday|여행 중 화분 물 주기, 집 비울 때 물 주기, 자동 급수
need:mow the lawn|잔디 깎기, 잔디 관리, 풀 베기
need:cut hedge|울타리 다듬기, 가지치기, 전정
need:leaves|낙엽, 낙엽 쓸기, 정원 쓰레기
need:compost|퇴비, 음식물 퇴비, 퇴비 만들기
need:chop firewood|장작 패기, 벽난로, 장작 난로
need:campfire|모닥불, 불멍, 캠프파이어
need:pool care|수영장 관리, 수영장 청소, 녹조 수영장
need:pond|연못, 잉어, 연못 이끼
need:feed birds|새 모이 주기, 야생 새 먹이, 고슴도치
need:dog|강아지, 반려견, 강아지 산책
need:puppy|새끼 강아지, 배변 훈련, 물어뜯는 강아지
need:cat|고양이, 새끼 고양이, 집사
need:cat scratches furniture|고양이 가구 긁기, 소파 긁기, 발톱
need:dog pulls|강아지 끌기, 강아지 짖음, 강아지 훈련
need:pet left alone|혼자 있는 강아지, 분리불안, 겁 많은 강아지
need:transport a pet|반려동물 이동, 강아지와 여행, 고양이 병원 가기
need:pet digestion|강아지 소화, 입 짧은 고양이, 알레르기 사료
need:pet grooming|반려동물 미용, 털 빠짐, 강아지 목욕
need:aquarium|어항, 수족관, 물고기 키우기
need:rabbit|토끼, 햄스터, 기니피그
need:baby cries at night|밤에 우는 아기, 아기 잠 안 자요, 아기 달래기
need:teething|이앓이, 이 나는 아기, 치발기 시기
need:baby food|이유식, 아기 음식, 아기 먹이기
need:bottle feeding|분유 먹이기, 젖병 수유, 분유
need:change diapers|기저귀 갈기, 기저귀 교체, 기저귀 발진
need:potty training|배변 훈련, 기저귀 떼기, 변기 훈련
need:childproof|아기 안전, 유아 안전용품, 기어 다니는 아기
need:baby on the go|아기와 외출, 아기 업기, 아기 산책
need:bath time|목욕 시간, 아기 목욕, 머리 감기 싫어해요
need:travel with child in car|아이 차 태우기, 카시트 나이, 아이와 차 이동
need:afraid of the dark|어둠 무서워하는 아이, 혼자 못 자는 아이, 밤 무서움
need:child carries heavy school bag|무거운 책가방, 아이 책가방 무거워요, 가벼운 책가방
need:fine motor skills|소근육 발달, 조기 교육, 몬테소리
need:car|자동차, 차, 운전
need:wash the car|세차, 차 청소, 실내 세차
need:car won't start|시동 안 걸림, 자동차 배터리 방전, 점프 시동
need:car breakdown|차 고장, 교통사고, 긴급 출동
need:icy windscreen|앞유리 성에, 차 유리 얼음, 성에 제거
need:park the car|주차, 후진 주차, 차고 벽 긁힘
need:motorcycle|오토바이, 바이크, 스쿠터
need:navigate|길 찾기, 내비게이션, 경로
need:weak battery|배터리 빨리 닳아요, 배터리 부족, 휴대폰 방전
need:charge|충전, 외출 중 충전, 휴대폰 충전
need:slow wifi|느린 와이파이, 인터넷 느려요, 신호 약함
need:slow computer|느린 컴퓨터, 저장 공간 부족, 용량 부족
need:backup|백업, 데이터 저장, 사진 백업
need:dropped phone|휴대폰 떨어뜨림, 액정 깨짐, 휴대폰 보호
need:connect devices|기기 연결, 단자 안 맞음, 노트북 tv 연결
need:not enough sockets|콘센트 부족, 콘센트 모자라요, 전기 연장
need:smart home|스마트홈, 휴대폰으로 제어, 홈 자동화
need:watch tv|tv 보기, tv 음질, tv 소리 안 들려요
need:monitor house remotely|집 감시, 홈캠, 현관 감시
need:track steps|걸음 수 측정, 심박수 측정, 수면 기록
need:simple phone|효도폰, 간단한 휴대폰, 어르신 휴대폰
need:wet room|습한 공간, 욕실용, 샤워실
need:under water|수중, 물속, 물에 담그기
need:basement|지하실, 다락방, 난방 없는 방
need:stairs|계단, 층계, 계단 디딤판
need:office|사무실, 회사, 사무용
need:restaurant|식당, 카페, 업소용
need:school class|단체, 학급, 동호회
need:summer|여름, 더운 날씨, 무더위
need:spring and autumn|봄가을, 간절기, 환절기
need:all year round|사계절, 일 년 내내, 사철
need:mud|진흙, 진흙탕, 질퍽한 길
need:clothes for office|출근룩, 오피스룩, 비즈니스 캐주얼
need:evening event|저녁 행사, 파티룩, 정장
need:everyday|일상, 데일리, 평상시
need:comfy at home|집에서 편하게, 라운지웨어, 홈웨어
need:too tight|꽉 껴요, 작아요, 사이즈 안 맞아요
need:too big (2)|너무 커요, 헐렁해요, 흘러내려요
need:scratchy|까슬거려요, 가려운 옷, 라벨 가려움
need:see-through|비치는 옷, 속 비침, 비침
need:hide tummy|뱃살 가리기, 날씬해 보이는, 체형 커버
need:large bust|큰 가슴, 가슴 큰, 가슴 지지
need:easy to clean|청소 쉬운, 관리 쉬운, 세척 간편
need:lasts long|오래가는, 튼튼한, 내구성 좋은
need:light to carry|가벼운, 들고 다니기 가벼운, 경량
need:safe for kids|아이에게 안전한, 유아 안전, 무독성
need:quiet|조용한, 저소음, 소리 안 나는
need:eco-friendly|친환경, 지속 가능한, 환경 보호
need:plastic-free|플라스틱 없는, 제로 웨이스트, 포장 줄이기
need:fairly made|공정 생산, 윤리적 제작, 공정무역
need:local|국산, 지역 생산, 우리나라 제품
need:handmade|핸드메이드, 수제, 수공예
need:animal-free|동물성 없는, 동물실험 안 한, 크루얼티 프리
need:natural|천연, 화학 성분 없는, 자연 성분
need:cheap|저렴한, 싼, 가성비
need:high-end|고급, 럭셔리, 프리미엄
need:easy to use|사용하기 쉬운, 간편한, 단순한
need:comfortable|편한, 편안한, 하루 종일 편한
need:space-saving|공간 절약, 콤팩트, 자리 안 차지하는
need:foldable for storage|접이식 보관, 접히는, 휴대용 접이식
need:fast|빠른, 시간 절약, 바쁠 때
need:multi-purpose|다용도, 다기능, 올인원
need:unbreakable|안 깨지는, 깨지지 않는, 떨어뜨려도 안 깨지는
need:withstand heat|내열, 뜨거운 냄비 받침, 열에 강한
need:goes in the dishwasher|식기세척기 가능, 식세기, 식기세척기
need:wash the dishes|설거지, 손 설거지, 그릇 닦기
need:adjustable|조절 가능, 높이 조절, 아이와 함께 크는
need:reusable|재사용, 리필, 다회용
need:disposable|일회용, 한 번 쓰고 버리는, 설거지 없는
need:repairable|수리 가능, 부품 교체 가능, 부품 있는
need:personalised|맞춤 제작, 이름 새긴, 각인
need:beautiful|예쁜, 스타일리시, 디자인
need:vintage|빈티지, 레트로, 옛날 스타일
need:second-hand|중고, 리퍼, 구제
need:hygienic|위생적인, 살균, 소독
need:non-toxic cookware|무독성 조리도구, 유해물질 없는 냄비, pfas 없는
need:cordless|무선, 콘센트 없이, 충전식
need:keep dry|안 젖게, 물 안 들어가는, 건조 유지
need:keep warm in winter outdoors|겨울 야외 보온, 따뜻한 외투, 방한
need:not too sweet|너무 달지 않은, 저당, 덜 단
need:spicy|매운, 매운 음식, 매운맛
need:high protein|고단백, 단백질 많은, 단백질 식단
need:low carb|저탄수, 저탄고지, 키토
need:alcohol-free|무알코올, 논알코올, 술 안 마시는
need:halal|할랄, 코셔, 돼지고기 없는
need:decaf|디카페인, 카페인 민감, 저녁 커피
need:strong taste|진한 맛, 진한 커피, 쓰지 않은
need:emergency supplies|비상용품, 비상식량, 재난 대비
need:night walk|야간 산책, 손전등, 텐트 조명
need:dance all night|밤새 춤추기, 편한 구두, 댄스화
need:matching outfit|커플룩, 코디, 어울리는 옷
need:keep valuables safe|귀중품 보관, 금고, 현금 보관
need:save money|절약, 저금, 용돈
need:time something|시간 재기, 타이머, 카운트다운
need:weigh|무게 재기, 계량, 저울
need:dog-proof furniture|아이 있는 집 소파, 얼룩 안 티 나는 소파, 반려동물 소파
need:first apartment|첫 자취, 자취방 꾸미기, 첫 집
thing:sofa|소파, 쇼파, 카우치
thing:sofa bed|소파베드, 소파 침대, 침대 겸용 소파
thing:corner sofa|코너 소파, ㄱ자 소파, 카우치 소파
thing:armchair|안락의자, 1인용 소파, 암체어
thing:recliner|리클라이너, 리클라이너 소파, 릴렉스 체어
thing:rocking chair|흔들의자, 로킹 체어, 락킹체어
thing:chair|의자, 식탁 의자, 체어
thing:stool|스툴, 바 의자, 홈바 의자
thing:bench|벤치, 벤치 의자, 식탁 벤치
thing:footstool|발받침, 오토만, 풋스툴
thing:beanbag|빈백, 빈백 소파, 콩주머니 의자
thing:desk|책상, 컴퓨터 책상, 작업 책상
thing:standing desk|스탠딩 책상, 높이 조절 책상, 모션 데스크
thing:office chair|사무용 의자, 컴퓨터 의자, 회전의자
thing:gaming chair|게이밍 의자, 게이밍 체어, 게임용 의자
thing:chair castors|의자 바퀴, 가구 바퀴, 캐스터
thing:dining table|식탁, 테이블, 다이닝 테이블
thing:extendable table|확장형 식탁, 확장 테이블, 접이식 식탁
thing:coffee table|커피 테이블, 소파 테이블, 거실 테이블
thing:side table|사이드 테이블, 협탁, 보조 테이블
thing:bedside table|침대 협탁, 협탁, 나이트 테이블
thing:console table|콘솔, 콘솔 테이블, 현관 콘솔
thing:folding table|접이식 테이블, 캠핑 테이블, 접이식 탁자
thing:folding chair|접이식 의자, 캠핑 의자, 폴딩 체어
thing:wardrobe|옷장, 장롱, 붙박이장
thing:chest of drawers|서랍장, 수납장, 5단 서랍장
thing:drawer|서랍, 서랍칸, 슬라이딩 서랍
thing:sideboard|거실장, 사이드보드, 수납장
thing:bookcase|책장, 책꽂이, 서가
thing:wall shelf|벽 선반, 선반, 무지주 선반
thing:shelf bracket|선반 받침대, 선반 브라켓, 꺾쇠
thing:display cabinet|장식장, 진열장, 유리장
thing:tv stand|tv장, tv 거실장, 티비 받침대
thing:shoe rack|신발장, 신발 정리대, 신발 수납장
thing:coat rack|옷걸이대, 코트 걸이, 행거
thing:clothes hanger|옷걸이, 바지 걸이, 행거
thing:clothes rail|행거, 옷 행거, 스탠드 행거
thing:bed|침대, 침대 프레임, 더블 침대
thing:box spring|박스스프링, 침대 파운데이션, 박스 스프링 침대
thing:bunk bed|이층 침대, 2층 침대, 벙커 침대
thing:guest bed|손님용 침대, 접이식 침대, 간이침대
thing:air bed|에어 매트리스, 에어베드, 공기 침대
thing:headboard|침대 헤드, 헤드보드, 침대 머리판
thing:slatted base|갈빗살, 침대 갈빗살, 침대 깔판
thing:mattress|매트리스, 메모리폼 매트리스, 스프링 매트리스
thing:mattress topper|토퍼, 매트리스 토퍼, 침대 토퍼
thing:mattress protector|매트리스 커버, 방수 커버, 방수 매트리스 커버
thing:crib|아기 침대, 유아 침대, 크립
thing:high chair|유아 식탁 의자, 하이체어, 아기 의자
thing:changing table|기저귀 갈이대, 기저귀 교환대, 기저귀 갈이 매트
thing:room divider|파티션, 가림막, 칸막이
thing:sofa cover|소파 커버, 소파 덮개, 소파 패드
thing:chair cushion|방석, 의자 방석, 의자 쿠션
thing:felt pads|의자 발커버, 소음 방지 패드, 가구 패드
thing:furniture leg|가구 다리, 테이블 다리, 책상 다리
thing:table top|상판, 테이블 상판, 작업대 상판
thing:handle|손잡이, 서랍 손잡이, 싱크대 손잡이
thing:hinge|경첩, 문 경첩, 싱크대 경첩
thing:drawer runner|서랍 레일, 슬라이드 레일, 3단 레일
thing:lamp|조명, 램프, 등
thing:ceiling light|천장등, 방등, 거실등
thing:pendant light|펜던트 조명, 샹들리에, 식탁등
thing:floor lamp|장스탠드, 플로어 램프, 스탠드 조명
thing:table lamp|단스탠드, 테이블 램프, 탁상 조명
thing:desk lamp|책상 스탠드, 독서등, led 스탠드
thing:wall light|벽등, 벽 조명, 브라켓 조명
thing:spotlight|스포트라이트, 레일 조명, 스팟 조명
thing:night light|수면등, 취침등, 무드등
thing:light bulb|전구, led 전구, 백열전구
thing:led strip|led 바, led 스트립, 줄조명
thing:fairy lights|알전구, 꼬마전구, 트리 전구
thing:lampshade|전등갓, 램프 갓, 조명 갓
thing:lamp holder|전구 소켓, 소켓, 램프 소켓
thing:outdoor light|정원등, 외부등, 야외 조명
thing:solar light|태양광 조명, 태양광 정원등, 솔라 조명
thing:floodlight|투광등, 센서등, led 투광기
thing:torch|손전등, 후레쉬, 플래시
thing:headlamp|헤드랜턴, 헤드램프, 머리 랜턴
thing:lantern|랜턴, 캠핑 랜턴, 등불
thing:dimmer|디머, 조광기, 디머 스위치
thing:motion sensor|동작 감지 센서, 인체 감지 센서, 센서
thing:sunrise alarm clock|기상 조명 알람, 일출 알람 시계, 웨이크업 라이트
thing:duvet|이불, 차렵이불, 이불솜
thing:duvet cover|이불 커버, 이불보, 듀벳 커버
thing:bed linen|침구, 침구 세트, 이불 세트
thing:sheet|침대 시트, 시트, 매트리스 커버
thing:pillow|베개, 베개솜, 수면 베개
thing:neck pillow|경추 베개, 목 베개, 메모리폼 베개
thing:body pillow|바디필로우, 임산부 베개, 수유 쿠션
thing:travel pillow|여행용 목베개, 목베개, 비행기 목베개
thing:pillowcase|베개 커버, 베갯잇, 베개피
thing:cushion|쿠션, 소파 쿠션, 장식 쿠션
thing:cushion cover|쿠션 커버, 쿠션피, 방석 커버
thing:blanket|담요, 블랭킷, 무릎담요
thing:bedspread|침대보, 베드 스프레드, 침대 덮개
thing:weighted blanket|중력 이불, 무거운 이불, 중력 담요
thing:electric blanket|전기장판, 전기요, 전기담요
thing:hot water bottle|보온 물주머니, 찜질팩, 탕파
thing:baby sleeping bag|아기 수면 조끼, 아기 슬리핑백, 수면 색
thing:towel|수건, 타월, 목욕 수건
thing:washcloth|세안 수건, 목욕 장갑, 손수건
thing:beach towel|비치타월, 비치 타올, 수영장 타월
thing:bathrobe|목욕 가운, 샤워 가운, 가운
thing:tea towel|행주, 키친 크로스, 주방 수건
thing:tablecloth|식탁보, 테이블보, 테이블 커버
thing:placemat|식탁 매트, 테이블 매트, 플레이스매트
thing:table runner|테이블 러너, 식탁 러너, 러너
thing:napkin|냅킨, 종이 냅킨, 천 냅킨
thing:coaster|컵받침, 코스터, 티코스터
thing:trivet|냄비 받침, 냄비 받침대, 트리벳
thing:apron|앞치마, 주방 앞치마, 에이프런
thing:oven glove|오븐 장갑, 주방 장갑, 냄비 집게 장갑
thing:curtain|커튼, 거실 커튼, 창문 커튼
thing:blackout curtain|암막 커튼, 암막 블라인드, 빛 차단 커튼
thing:net curtain|속커튼, 쉬폰 커튼, 레이스 커튼
thing:curtain rod|커튼봉, 커튼 레일, 압축봉
thing:blind|블라인드, 롤스크린, 롤 블라인드
thing:roller shutter|롤 셔터, 셔터, 덧창
thing:insect screen|방충망, 모기장, 창문 방충망
thing:rug|러그, 카펫, 카페트
thing:carpet runner|복도 카펫, 복도 러그, 주방 매트
thing:rug pad|미끄럼 방지 매트, 러그 패드, 카펫 밑깔개
thing:doormat|현관 매트, 발매트, 도어 매트
thing:sheepskin|양털 러그, 양모 러그, 양가죽
thing:vase|꽃병, 화병, 베이스
thing:candle|양초, 초, 캔들
thing:scented candle|향초, 향기 캔들, 캔들
thing:candle holder|촛대, 캔들 홀더, 티라이트 홀더
thing:room fragrance|디퓨저, 방향제, 룸 스프레이
thing:aroma diffuser|아로마 디퓨저, 아로마 가습기, 오일 디퓨저
thing:essential oil|에센셜 오일, 아로마 오일, 향 오일
thing:incense|인센스, 인센스 스틱, 향
thing:picture frame|액자, 사진 액자, 프레임
thing:poster|포스터, 아트 포스터, 벽 그림
thing:canvas print|캔버스 액자, 캔버스 그림, 캔버스 프린트
thing:mirror|거울, 전신 거울, 벽거울
thing:clock|시계, 벽시계, 벽걸이 시계
thing:alarm clock|알람 시계, 자명종, 탁상시계
thing:wall sticker|벽 스티커, 월 스티커, 벽 데코 스티커
thing:artificial plant|조화, 인조 식물, 인조 나무
thing:dried flowers|드라이플라워, 말린 꽃, 팜파스
thing:bouquet|꽃다발, 꽃, 생화
thing:wreath|리스, 화환, 크리스마스 리스
thing:christmas tree|크리스마스트리, 트리, 성탄 트리
thing:christmas bauble|트리 장식, 크리스마스 오너먼트, 오너먼트 볼
thing:advent calendar|어드벤트 캘린더, 크리스마스 달력, 대림절 달력
thing:figurine|장식 인형, 피규어, 조각상
thing:piggy bank|저금통, 돼지 저금통, 동전 저금통
thing:storage box|수납함, 정리함, 리빙박스
thing:basket|바구니, 수납 바구니, 라탄 바구니
thing:drawer organiser|서랍 정리함, 서랍 칸막이, 수저 정리함
thing:vacuum storage bag|압축팩, 진공 압축팩, 이불 압축팩
thing:underbed storage|침대 밑 수납함, 침대 밑 서랍, 언더베드 수납
thing:garment bag|옷 커버, 정장 커버, 슈트 커버
thing:hook|고리, 벽걸이 후크, 접착 후크
thing:pegboard|타공판, 페그보드, 타공 보드
thing:heavy-duty shelving|앵글 선반, 철제 선반, 창고 선반
thing:trunk|트렁크, 수납 벤치, 수납 궤
thing:toy box|장난감 정리함, 장난감 수납함, 장난감 상자
thing:key rack|열쇠 걸이, 열쇠 보관함, 키 박스
thing:keyring|열쇠고리, 키링, 키홀더
thing:home safe|금고, 가정용 금고, 돈통
thing:letterbox|우편함, 우체통, 택배함
thing:umbrella stand|우산꽂이, 우산 보관함, 우산 스탠드
thing:magazine rack|잡지꽂이, 신문꽂이, 매거진 랙
thing:wastepaper basket|휴지통, 쓰레기통, 종이 쓰레기통
thing:pedal bin|페달 휴지통, 센서 휴지통, 자동 휴지통
thing:bin bag|쓰레기봉투, 비닐봉투, 종량제 봉투
thing:washbasin|세면대, 세면기, 욕실 세면대
thing:tap|수전, 수도꼭지, 세면대 수전
thing:tap aerator|수도꼭지 필터, 에어레이터, 절수기
thing:shower|샤워기, 샤워 수전, 해바라기 샤워기
thing:shower head|샤워 헤드, 샤워기 헤드, 핸드 샤워기
thing:shower hose|샤워기 호스, 샤워 호스, 샤워기 줄
thing:shower curtain|샤워 커튼, 욕실 커튼, 샤워커튼
thing:shower screen|샤워 부스, 샤워 파티션, 샤워 유리문
thing:bathtub|욕조, 반신욕조, 이동식 욕조
thing:toilet|변기, 양변기, 화장실
thing:toilet seat|변기 커버, 변기 시트, 비데
thing:toilet brush|변기 솔, 변기 청소 솔, 화장실 솔
thing:toilet paper holder|휴지걸이, 화장지 걸이, 두루마리 휴지걸이
thing:toilet paper|화장지, 두루마리 휴지, 휴지
thing:bath mat|욕실 매트, 욕실 발매트, 규조토 매트
thing:towel rail|수건걸이, 타월 걸이, 수건 선반
thing:heated towel rail|수건 건조기, 타월 워머, 타월 라디에이터
thing:toothbrush holder|칫솔꽂이, 칫솔걸이, 양치컵
thing:bathroom cabinet|욕실장, 욕실 수납장, 거울장
thing:bathroom scale|체중계, 몸무게 저울, 인바디 체중계
thing:shower caddy|욕실 선반, 코너 선반, 샤워 선반
thing:grab rail|안전 손잡이, 안전바, 욕실 손잡이
thing:shower stool|목욕 의자, 샤워 의자, 욕실 의자
thing:broom|빗자루, 비, 마당 빗자루
thing:dustpan|쓰레받기, 빗자루 세트, 쓰레받이
thing:mop|대걸레, 밀대, 밀걸레
thing:bucket|양동이, 바께스, 청소 양동이
thing:cleaning cloth|걸레, 극세사 걸레, 청소포
thing:sponge|수세미, 스펀지, 철수세미
thing:dish brush|설거지 솔, 주방 솔, 청소 솔
thing:feather duster|먼지떨이, 먼지털이, 먼지 솔
thing:window squeegee|유리창 닦이, 스퀴지, 창문 닦이
thing:rubber gloves|고무장갑, 설거지 장갑, 주방 고무장갑
thing:all-purpose cleaner|다목적 세정제, 청소 세제, 만능 클리너
thing:bathroom cleaner|욕실 세정제, 변기 세정제, 락스
thing:descaler|석회 제거제, 물때 제거제, 구연산
thing:glass cleaner|유리 세정제, 유리창 세정제, 유리 클리너
thing:washing-up liquid|주방 세제, 퐁퐁, 설거지 세제
thing:dishwasher tablets|식기세척기 세제, 식세기 세제, 식기세척기 타블렛
thing:laundry detergent|세탁 세제, 빨래 세제, 캡슐 세제
thing:fabric softener|섬유유연제, 유연제, 피죤
thing:stain remover|얼룩 제거제, 얼룩 지우개, 과탄산소다
thing:soap|비누, 손비누, 핸드워시
thing:kitchen roll|키친타월, 키친타올, 주방 휴지
thing:tissues|갑티슈, 미용 티슈, 티슈
thing:wet wipes|물티슈, 청소 물티슈, 소독 티슈
thing:vacuum cleaner|청소기, 진공청소기, 유선 청소기
thing:cordless vacuum|무선 청소기, 스틱 청소기, 핸디 청소기
thing:robot vacuum|로봇 청소기, 로청, 로봇청소기
thing:vacuum cleaner bag|청소기 먼지봉투, 먼지봉투, 청소기 필터백
thing:steam cleaner|스팀 청소기, 스팀 걸레, 스팀 클리너
thing:pressure washer|고압 세척기, 고압 세차기, 고압 분사기
thing:carpet cleaner|카펫 청소기, 습식 청소기, 패브릭 청소기
thing:lint roller|돌돌이, 테이프 클리너, 털 제거기
thing:fabric shaver|보풀 제거기, 보풀제거기, 옷 보풀 제거
thing:laundry basket|빨래 바구니, 빨래통, 세탁 바구니
thing:drying rack|빨래 건조대, 건조대, 빨래 걸이
thing:clothesline|빨랫줄, 빨래줄, 야외 빨래 건조대
thing:clothes peg|빨래집게, 집게, 옷 집게
thing:ironing board|다리미판, 다림질판, 다리미대
thing:ironing board cover|다리미판 커버, 다림질판 커버, 다림판 커버
thing:iron|다리미, 스팀다리미, 전기 다리미
thing:steam generator iron|스팀 스테이션, 보일러 스팀다리미, 고압 스팀다리미
thing:garment steamer|핸디형 스팀다리미, 의류 스티머, 스탠드 스팀다리미
thing:laundry bag|세탁망, 빨래망, 속옷 세탁망
thing:moth trap|좀약, 방충제, 나프탈렌
thing:washing machine|세탁기, 드럼 세탁기, 통돌이 세탁기
thing:tumble dryer|건조기, 의류 건조기, 빨래 건조기
thing:washer dryer|세탁건조기, 워시콤보, 일체형 세탁건조기
thing:dishwasher|식기세척기, 식세기, 빌트인 식기세척기
thing:fridge|냉장고, 양문형 냉장고, 김치냉장고
thing:mini fridge|미니 냉장고, 소형 냉장고, 1인용 냉장고
thing:freezer|냉동고, 소형 냉동고, 김치냉동고
thing:wine cooler|와인셀러, 와인 냉장고, 와인 보관함
thing:oven|오븐, 전기 오븐, 빌트인 오븐
thing:cooker|가스레인지, 레인지, 오븐레인지
thing:hob|인덕션, 가스레인지, 쿡탑
thing:extractor hood|레인지후드, 주방 후드, 후드
thing:microwave|전자레인지, 전자렌지, 마이크로웨이브
thing:coffee machine|커피머신, 커피메이커, 드립 커피머신
thing:espresso machine|에스프레소 머신, 반자동 커피머신, 전자동 커피머신
thing:capsule machine|캡슐 커피머신, 캡슐머신, 네스프레소 머신
thing:coffee capsule|커피 캡슐, 캡슐커피, 네스프레소 캡슐
thing:moka pot|모카포트, 스토브탑 에스프레소 메이커
thing:french press|프렌치프레스, 커피 프레스
thing:pour-over dripper|드리퍼, 커피 드리퍼, 핸드드립 드리퍼
thing:coffee filter paper|커피 필터, 커피 여과지, 종이 필터
thing:coffee grinder|커피 그라인더, 커피 밀, 원두 분쇄기
thing:milk frother|우유 거품기, 밀크 프로더, 스팀 피처
thing:tamper|탬퍼, 포터필터, 넉박스
thing:kettle|전기포트, 주전자, 전기주전자
thing:toaster|토스터, 토스터기
thing:sandwich maker|샌드위치 메이커, 파니니 그릴, 샌드위치 토스터
thing:waffle iron|와플 메이커, 와플기, 와플 팬
thing:air fryer|에어프라이어, 에어 프라이어
thing:deep fryer|튀김기, 전기 튀김기, 딥프라이어
thing:blender|믹서기, 블렌더, 스무디 메이커
thing:hand blender|핸드블렌더, 도깨비방망이
thing:hand mixer|핸드믹서, 전동 거품기, 휘핑기
thing:stand mixer|스탠드 믹서, 반죽기, 키친머신
thing:food processor|푸드프로세서, 다지기, 야채 다지기
thing:cooking robot|쿠킹 로봇, 멀티쿠커, 써모믹스
thing:juicer|착즙기, 주서기, 레몬 스퀴저
thing:soda maker|탄산수 제조기, 소다메이커, 탄산수기
thing:CO2 cylinder|탄산 실린더, co2 실린더, 탄산가스
thing:water filter|정수 필터, 정수기 필터, 간이 정수기
thing:slow cooker|슬로우쿠커, 슬로우 쿠커
thing:pressure cooker|압력솥, 압력밥솥, 전기 압력솥
thing:bread maker|제빵기, 브레드 메이커
thing:ice cream maker|아이스크림 메이커, 아이스크림 제조기
thing:ice cube maker|제빙기, 얼음틀, 얼음 트레이
thing:yogurt maker|요거트 메이커, 요구르트 제조기
thing:raclette grill|라클렛 그릴, 라클렛, 테이블 그릴
thing:fondue set|퐁듀 세트, 퐁듀 냄비, 퐁듀기
thing:food dehydrator|식품건조기, 건조기, 과일 건조기
thing:vacuum sealer|진공포장기, 진공 밀봉기, 진공 실러
thing:sous vide cooker|수비드 머신, 수비드 기계, 수비드
thing:pasta machine|파스타 머신, 제면기, 파스타 기계
thing:kitchen scale|주방저울, 전자저울, 요리 저울
thing:food thermometer|조리용 온도계, 요리 온도계, 탐침 온도계
thing:kitchen timer|주방 타이머, 쿠킹 타이머, 요리 타이머
thing:egg cooker|계란찜기, 달걀 삶는 기계, 에그쿠커
thing:pan|프라이팬, 후라이팬, 팬
thing:cast iron pan|무쇠팬, 무쇠 프라이팬, 스킬렛
thing:wok|웍, 궁중팬, 볶음팬
thing:grill pan|그릴팬, 그리들
thing:crepe pan|크레페 팬, 팬케이크 팬, 크레페 메이커
thing:pot|냄비, 편수냄비, 곰솥
thing:casserole dish|더치오븐, 무쇠냄비, 캐서롤
thing:cookware set|냄비 세트, 프라이팬 세트, 조리도구 세트
thing:pan lid|냄비 뚜껑, 팬 뚜껑, 기름 튐 방지망
thing:roasting tin|로스팅 팬, 오븐 그릇, 오븐 용기
thing:baking tray|베이킹 트레이, 오븐팬, 쿠키팬
thing:cake tin|케이크 틀, 케이크 팬, 식빵틀
thing:muffin tin|머핀틀, 머핀팬, 머핀컵
thing:cookie cutter|쿠키 커터, 쿠키틀, 쿠키 모양틀
thing:rolling pin|밀대, 반죽 밀대, 롤링핀
thing:whisk|거품기, 휘퍼, 손거품기
thing:mixing bowl|믹싱볼, 샐러드볼, 볼
thing:piping bag|짤주머니, 짤깍지, 모양깍지
thing:cake decoration|케이크 장식, 스프링클, 폰던트
thing:baking paper|종이호일, 유산지, 테프론시트
thing:cling film|랩, 주방 랩, 알루미늄 호일
thing:cooling rack|식힘망, 쿨링랙
thing:proofing basket|반네통, 발효 바구니, 빵 바구니
thing:kitchen knife|식칼, 부엌칼, 셰프 나이프
thing:japanese knife|일식칼, 산토쿠, 다마스커스 칼
thing:bread knife|빵칼, 브레드 나이프, 톱니칼
thing:paring knife|과도, 과일칼, 야채칼
thing:steak knife|스테이크 나이프, 스테이크 칼, 테이블 나이프
thing:knife block|칼블럭, 칼꽂이, 칼세트
thing:knife sharpener|칼갈이, 숫돌, 샤프너
thing:cutting board|도마, 나무도마
thing:kitchen scissors|주방가위, 조리가위, 고기가위
thing:peeler|감자칼, 필러, 채소 필러
thing:grater|강판, 치즈 그레이터, 제스터
thing:mandoline|채칼, 만돌린, 야채 슬라이서
thing:meat slicer|육절기, 고기 슬라이서, 빵 슬라이서
thing:garlic press|마늘 다지기, 마늘 프레스, 마늘 압착기
thing:can opener|캔따개, 통조림 따개, 캔오프너
thing:corkscrew|와인 오프너, 병따개, 코르크 스크류
thing:colander|체, 채반, 콜랜더
thing:salad spinner|야채 탈수기, 샐러드 스피너, 채소 탈수기
thing:spatula|뒤집개, 주걱, 스패츌라
thing:ladle|국자, 거름망 국자
thing:tongs|집게, 주방집게, 서빙 집게
thing:measuring cup|계량컵, 계량스푼
thing:mortar and pestle|절구, 절구 공이, 향신료 그라인더
thing:salt mill|후추 그라인더, 소금 그라인더, 소금통
thing:spice rack|양념통, 양념 선반, 향신료 병
thing:food storage container|밀폐용기, 반찬통, 보관용기
thing:storage jar|저장용기, 유리병, 메이슨자
thing:lunch box|도시락통, 도시락, 런치박스
thing:food flask|보온죽통, 보온 도시락, 푸드자
thing:thermos flask|보온병, 진공 보온병, 보온보냉병
thing:water bottle|물병, 물통, 스포츠 보틀
thing:travel mug|텀블러, 보온 텀블러, 트래블 머그
thing:butter dish|버터 케이스, 버터 접시, 치즈 돔
thing:bread bin|빵 보관함, 브레드 박스, 빵통
thing:fruit bowl|과일 그릇, 과일 바구니
thing:dish rack|식기건조대, 그릇 건조대, 설거지 건조대
thing:plate|접시, 디너 접시, 디저트 접시
thing:cereal bowl|시리얼볼, 국그릇, 공기
thing:tableware|그릇, 식기, 그릇 세트
thing:cup|컵, 머그컵, 찻잔
thing:saucer|컵받침, 찻잔 받침, 소서
thing:glass|유리컵, 유리잔, 물잔
thing:wine glass|와인잔, 샴페인잔, 와인글라스
thing:beer glass|맥주잔, 맥주 머그, 맥주컵
thing:cocktail shaker|칵테일 쉐이커, 바 세트, 칵테일잔
thing:carafe|물주전자, 저그, 디캔터
thing:cutlery|수저, 커트러리, 수저 세트
thing:children's tableware|유아 식기, 아기 식판, 빨대컵
thing:disposable tableware|일회용 식기, 종이컵, 종이접시
thing:drinking straw|빨대, 스트로, 다회용 빨대
thing:tray|쟁반, 트레이, 서빙 트레이
thing:serving platter|서빙 접시, 플래터, 케이크 스탠드
thing:teapot|찻주전자, 티포트, 다관
thing:tea infuser|티 인퓨저, 차 거름망, 티 스트레이너
thing:picnic basket|피크닉 바구니, 피크닉 세트, 피크닉 매트
thing:cool box|아이스박스, 쿨러백, 보냉백
thing:ice pack|아이스팩, 보냉팩, 얼음팩
thing:shopping trolley|장바구니, 쇼핑 카트, 에코백
thing:coffee|커피, 분쇄 커피, 드립 커피
thing:coffee beans|원두, 커피 원두, 에스프레소 원두
thing:decaf|디카페인 커피, 디카페인
thing:instant coffee|인스턴트 커피, 믹스커피, 스틱커피
thing:tea|차, 홍차, 녹차
thing:tea bag|티백, 티백차
thing:herbal tea|허브티, 과일차, 루이보스
thing:matcha|말차, 말차 가루, 말차 세트
thing:hot chocolate|핫초코, 코코아, 핫초콜릿
thing:chocolate|초콜릿, 다크 초콜릿, 밀크 초콜릿
thing:chocolates|수제 초콜릿, 초콜릿 선물세트, 트러플 초콜릿
thing:sweets|사탕, 젤리, 캔디
thing:liquorice|감초 젤리, 감초 사탕, 리코리스
thing:chewing gum|껌, 민트 캔디, 츄잉껌
thing:biscuit|쿠키, 비스킷, 과자
thing:cake|케이크, 타르트, 파이
thing:gingerbread|진저브레드, 슈톨렌, 파네토네
thing:crisps|감자칩, 과자, 스낵
thing:popcorn|팝콘, 팝콘 기계, 팝콘 메이커
thing:muesli|시리얼, 그래놀라, 오트밀
thing:protein bar|단백질바, 프로틴바, 에너지바
thing:jam|잼, 마멀레이드, 과일잼
thing:honey|꿀, 벌꿀
thing:nut butter|땅콩버터, 초코 스프레드, 아몬드버터
thing:syrup|시럽, 메이플시럽, 아가베시럽
thing:sugar|설탕, 흑설탕, 감미료
thing:flour|밀가루, 통밀가루, 스펠트밀가루
thing:baking mix|베이킹 믹스, 빵믹스, 케이크 믹스
thing:bread|빵, 식빵, 롤빵
thing:pasta|파스타, 스파게티, 국수
thing:rice|쌀, 바스마티쌀, 초밥용 쌀
thing:olive oil|올리브유, 올리브오일, 엑스트라버진 올리브유
thing:vinegar|식초, 발사믹 식초, 사과식초
thing:oil and vinegar set|오일병, 오일 디스펜서, 양념병 세트
thing:spice|향신료, 양념, 허브
thing:salt|소금, 천일염, 히말라야 소금
thing:stock|육수, 국물팩, 치킨스톡
thing:soup|수프, 즉석국, 인스턴트 수프
thing:hot sauce|핫소스, 칠리소스, 타바스코
thing:soy sauce|간장, 된장, 아시안 소스
thing:tinned food|통조림, 캔 식품, 토마토 통조림
thing:pickles|피클, 올리브, 절임
thing:spread|스프레드, 후무스, 샌드위치 스프레드
thing:cheese|치즈, 파마산 치즈, 염소 치즈
thing:plant milk|식물성 우유, 귀리우유, 두유
thing:egg|계란, 달걀, 자유방목 달걀
thing:meat substitute|대체육, 두부, 비건 버거
thing:fruit and vegetables|과일 채소, 채소 꾸러미, 신선 과일
thing:frozen food|냉동식품, 냉동 간편식, 즉석식품
thing:gift basket|식품 선물세트, 과일바구니, 선물 바구니
thing:sparkling wine|스파클링 와인, 샴페인, 프로세코
thing:beer|맥주, 라거, 에일
thing:alcohol-free drink|무알콜 음료, 무알콜 맥주, 논알콜 와인
thing:juice|주스, 오렌지주스, 사과주스
thing:mineral water|생수, 탄산수, 미네랄워터
thing:kombucha|콤부차, 케피어, 발효음료
thing:home brewing kit|맥주 만들기 키트, 수제맥주 키트, 홈브루잉 키트
thing:baby food|이유식, 분유, 아기 퓌레
thing:dietary supplement|영양제, 건강기능식품, 비타민
thing:protein powder|단백질 파우더, 프로틴, 단백질 쉐이크
thing:magnesium|마그네슘, 마그네슘 영양제
thing:omega 3|오메가3, 피쉬오일, 식물성 오메가3
thing:collagen|콜라겐, 콜라겐 가루, 먹는 히알루론산
thing:probiotic|유산균, 프로바이오틱스
thing:melatonin|멜라토닌, 수면 영양제, 수면 보조제
thing:phone|휴대폰, 스마트폰, 핸드폰
thing:senior phone|효도폰, 폴더폰, 피처폰
thing:landline phone|전화기, 무선전화기, 유선전화기
thing:phone case|폰케이스, 휴대폰 케이스, 핸드폰 케이스
thing:screen protector|보호필름, 강화유리 필름, 액정보호필름
thing:charger|충전기, 휴대폰 충전기, 어댑터
thing:charging cable|충전 케이블, c타입 케이블, 라이트닝 케이블
thing:wireless charger|무선충전기, 무선 충전 패드, 충전 거치대
thing:power bank|보조배터리, 휴대용 충전기
thing:phone holder|휴대폰 거치대, 차량용 거치대, 폰 스탠드
thing:sim card|유심, 이심, 선불유심
thing:tablet|태블릿, 아이패드, 태블릿pc
thing:e-reader|전자책 리더기, 이북리더기, 이북
thing:stylus|터치펜, 스타일러스 펜, 태블릿 펜
thing:smartwatch|스마트워치, 스마트밴드, 피트니스 트래커
thing:watch strap|시계줄, 워치 스트랩, 스마트워치 스트랩
thing:laptop|노트북, 맥북, 랩탑
thing:computer|컴퓨터, pc, 데스크탑
thing:monitor|모니터, 컴퓨터 모니터
thing:monitor arm|모니터암, 모니터 받침대, 노트북 거치대
thing:keyboard|키보드, 무선 키보드, 기계식 키보드
thing:computer mouse|마우스, 무선 마우스, 트랙볼
thing:mouse pad|마우스패드, 장패드, 데스크 매트
thing:webcam|웹캠, 화상카메라, pc카메라
thing:laptop bag|노트북 가방, 노트북 파우치, 노트북 케이스
thing:docking station|도킹 스테이션, usb 허브, c타입 허브
thing:external hard drive|외장하드, ssd, 하드디스크
thing:usb stick|usb 메모리, 유에스비, 플래시 드라이브
thing:memory card|메모리카드, sd카드, 마이크로sd
thing:laptop battery|노트북 배터리, 교체용 배터리, 휴대폰 배터리
thing:router|공유기, 와이파이 공유기, 모뎀
thing:wifi repeater|와이파이 증폭기, 와이파이 확장기, 메시 공유기
thing:network cable|랜선, 랜케이블, 이더넷 케이블
thing:hdmi cable|hdmi 케이블, dp 케이블, 영상 케이블
thing:adapter|어댑터, 젠더, 동글
thing:travel adapter|여행용 어댑터, 멀티 어댑터, 돼지코
thing:cable management|케이블 정리, 전선 정리함, 케이블 홀더
thing:headphones|헤드폰, 블루투스 헤드폰, 무선 헤드폰
thing:earbuds|이어폰, 무선 이어폰, 블루투스 이어폰
thing:headset|헤드셋, 게이밍 헤드셋, 통화용 헤드셋
thing:speaker|스피커, 블루투스 스피커, 휴대용 스피커
thing:soundbar|사운드바, 홈시어터, 서브우퍼
thing:smart speaker|인공지능 스피커, ai 스피커, 스마트 스피커
thing:hi-fi system|오디오, 앰프, 하이파이 오디오
thing:record player|턴테이블, lp 플레이어, 레코드 플레이어
thing:radio|라디오, 디지털 라디오, 인터넷 라디오
thing:microphone|마이크, 방송용 마이크, 팟캐스트 마이크
thing:television|텔레비전, tv, 스마트 tv
thing:tv wall mount|tv 벽걸이 브라켓, tv 거치대, 벽걸이 거치대
thing:projector|빔프로젝터, 프로젝터, 스크린
thing:streaming stick|스트리밍 스틱, tv 셋톱박스, 크롬캐스트
thing:remote control|리모컨, 통합 리모컨, 만능 리모컨
thing:camera|카메라, 디지털카메라, 미러리스 카메라
thing:instant camera|즉석카메라, 폴라로이드, 일회용 카메라
thing:camera lens|카메라 렌즈, 줌렌즈, 단렌즈
thing:tripod|삼각대, 셀카봉, 짐벌
thing:camera bag|카메라 가방, 카메라 스트랩, 렌즈캡
thing:action cam|액션캠, 고프로, 블랙박스
thing:drone|드론, 촬영용 드론, 쿼드콥터
thing:security camera|cctv, 보안카메라, ip카메라
thing:video doorbell|초인종, 비디오 도어벨, 인터폰
thing:smart home|스마트홈, 스마트 플러그, 스마트 전구
thing:smart lock|도어락, 디지털 도어락, 스마트 도어락
thing:baby monitor|베이비 모니터, 아기 모니터, 베이비캠
thing:bluetooth tracker|에어태그, 위치추적기, 스마트태그
thing:battery|건전지, 배터리, 버튼전지
thing:battery charger|건전지 충전기, 배터리 충전기, 충전지 충전기
thing:printer|프린터, 잉크젯 프린터, 레이저 프린터
thing:ink cartridge|잉크 카트리지, 프린터 잉크, 토너
thing:photo printer|포토프린터, 라벨프린터, 인화지
thing:scanner|스캐너, 문서 스캐너, 바코드 스캐너
thing:3d printer|3d 프린터, 필라멘트, pla 필라멘트
thing:game console|게임기, 콘솔 게임기, 플레이스테이션
thing:game controller|게임패드, 게임 컨트롤러, 조이스틱
thing:video game|비디오 게임, 게임 타이틀, pc 게임
thing:vr headset|vr 헤드셋, vr 기기, 가상현실 안경
thing:calculator|계산기, 공학용 계산기, 전자계산기
thing:electric shaver|전기면도기, 면도기, 쉐이버
thing:hair dryer|드라이기, 헤어드라이어, 헤어드라이기
thing:heater|히터, 전기난로, 난방기
thing:infrared heater|적외선 히터, 야외용 히터, 원적외선 히터
thing:stove|난로, 벽난로, 화목난로
thing:thermostat|온도조절기, 스마트 온도조절기, 라디에이터 밸브
thing:fan|선풍기, 탁상용 선풍기, 타워팬
thing:air conditioner|에어컨, 이동식 에어컨, 냉방기
thing:air purifier|공기청정기, 헤파필터
thing:humidifier|가습기, 공기 가습기
thing:dehumidifier|제습기, 제습제
thing:smoke alarm|화재경보기, 연기감지기, 일산화탄소 경보기
thing:alarm system|도난경보기, 방범 시스템, 창문 경보기
thing:tool|공구, 수공구, 연장
thing:tool box|공구함, 공구세트, 공구상자
thing:tool belt|공구벨트, 공구가방, 작업대
thing:hammer|망치, 고무망치, 장도리
thing:screwdriver|드라이버, 드라이버 세트, 십자드라이버
thing:bit set|비트 세트, 드라이버 비트, 육각렌치
thing:wrench|렌치, 스패너, 복스 세트
thing:torque wrench|토크렌치, 토르크렌치
thing:pliers|펜치, 니퍼, 플라이어
thing:drill|드릴, 전동드릴, 해머드릴
thing:cordless screwdriver|충전 드라이버, 전동드라이버, 임팩트 드라이버
thing:drill bit|드릴비트, 드릴날, 홀쏘
thing:sandpaper|사포, 샌딩페이퍼, 연마지
thing:tool battery|공구 배터리, 전동공구 배터리, 18v 배터리
thing:tape measure|줄자, 자, 접이식 자
thing:spirit level|수평계, 레이저 수평기, 수평대
thing:laser distance meter|레이저 거리측정기, 레이저 줄자, 벽체 탐지기
thing:pocket knife|주머니칼, 맥가이버칼, 멀티툴
thing:utility cutter|커터칼, 박스커터, 공작칼
thing:ladder|사다리, 접이식 사다리, 발판
thing:clamp|클램프, 바이스, 조임쇠
thing:glue gun|글루건, 글루건 심, 핫멜트
thing:soldering iron|인두기, 납땜인두, 납땜 실납
thing:staple gun|타카, 스테이플건, 리벳건
thing:screw|나사, 피스, 목재 나사
thing:steel nail|못, 철못, 목공용 못
thing:wall plug|칼블럭, 벽 앵커, 플라스틱 앵커
thing:cable tie|케이블타이, 케이블 타이
thing:padlock|자물쇠, 번호 자물쇠, 열쇠 자물쇠
thing:door lock|문 잠금장치, 도어락 실린더, 문 빗장
thing:glue|접착제, 순간접착제, 목공풀
thing:tape|테이프, 양면테이프, 박스테이프
thing:paint|페인트, 벽 페인트, 실내 페인트
thing:wood paint|목재 페인트, 래커, 바니쉬
thing:wood stain|우드스테인, 목재 오일, 오일스테인
thing:paint primer|프라이머, 젯소, 하도제
thing:spray paint|락카 스프레이, 스프레이 페인트, 래커
thing:chalk paint|초크 페인트, 가구 페인트
thing:paint roller|페인트 롤러, 페인트 붓, 페인트 트레이
thing:dust sheet|커버링 비닐, 보양비닐, 보양지
thing:wallpaper|벽지, 포인트벽지, 뮤럴벽지
thing:window film|창문 시트지, 시트지, 유리창 필름
thing:flooring|바닥재, 장판, 강마루
thing:skirting board|걸레받이, 몰딩, 문턱 몰딩
thing:floor underlay|바닥 하부재, 층간소음 방음재, 바닥 완충재
thing:tile|타일, 벽타일, 바닥타일
thing:timber|목재, 합판, 나무판
thing:roofing|지붕재, 빗물받이, 지붕 방수시트
thing:door|문, 방문, 현관문
thing:window|창문, 천창, 창유리
thing:pipe|배관, 파이프, 배관 부속
thing:siphon|트랩, 세면대 배수관, 배수트랩
thing:seal|패킹, 가스켓, 오링
thing:water pump|워터펌프, 수중펌프, 연못 펌프
thing:water heater|온수기, 순간온수기, 보일러
thing:cistern|변기 물탱크, 변기 부속, 필밸브
thing:socket|콘센트, 벽 콘센트, 소켓
thing:light switch|스위치, 전등 스위치, 조명 스위치
thing:extension lead|멀티탭, 연장선, 전기 연장선
thing:electrical cable|전선, 전원 케이블, 전기선
thing:fuse|퓨즈, 차단기, 배전함
thing:timer switch|타이머 콘센트, 타이머 스위치, 전력측정기
thing:multimeter|멀티미터, 테스터기, 검전기
thing:EV charger|전기차 충전기, 전기차 충전 케이블, 월박스
thing:workwear|작업복, 작업 바지, 멜빵 작업복
thing:safety shoes|안전화, 작업화, 안전 부츠
thing:work gloves|작업장갑, 목장갑, 일회용 장갑
thing:safety glasses|보안경, 보호안경, 페이스 실드
thing:dust mask|방진마스크, 마스크, 방독마스크
thing:hard hat|안전모, 작업모, 안전 헬멧
thing:hi-vis vest|안전조끼, 반사조끼, 형광조끼
thing:knee pads|무릎보호대, 무릎 매트
thing:garden furniture|정원 가구, 야외 가구, 테라스 가구
thing:garden chair|선베드, 야외 의자, 데크체어
thing:garden table|야외 테이블, 정원 테이블, 베란다 테이블
thing:outdoor cushion|야외 쿠션, 선베드 쿠션, 가구 커버
thing:privacy screen|울타리, 정원 펜스, 베란다 가림막
thing:garden storage box|야외 수납함, 정원 수납함, 데크 박스
thing:plant|화분, 실내식물, 관엽식물
thing:orchid|난, 호접란, 서양란
thing:outdoor plant|정원수, 야외 식물, 다년생 화초
thing:herb plant|허브 모종, 바질, 민트
thing:vegetable plant|채소 모종, 토마토 모종, 딸기 모종
thing:seed|씨앗, 채소 씨앗, 꽃씨
thing:flower bulb|구근, 튤립 구근, 수선화 구근
thing:grass seed|잔디 씨앗, 잔디, 뗏장
thing:artificial grass|인조잔디, 인공잔디
thing:propagator|모종판, 육묘 트레이, 미니 온실
thing:potting soil|분갈이흙, 배양토, 상토
thing:fertiliser|비료, 식물 영양제, 잔디 비료
thing:mulch|바크, 자갈, 멀칭재
thing:weedkiller|제초제, 잡초제거제, 제초매트
thing:pest control|살충제, 벌레 퇴치제, 개미약
thing:plant pot|화분, 플랜터, 화분 커버
thing:balcony planter|베란다 화분, 난간 화분, 창가 화분
thing:raised bed|텃밭상자, 화단, 틀밭
thing:plant stand|화분 받침대, 행잉 플랜터, 마크라메 화분걸이
thing:watering can|물뿌리개, 물조리개
thing:garden hose|호스, 정원 호스, 호스릴
thing:sprinkler|스프링클러, 자동급수기, 점적관수
thing:rain barrel|빗물통, 빗물저금통, 빗물 저장통
thing:composter|퇴비통, 퇴비함, 지렁이 퇴비통
thing:lawn mower|잔디깎이, 예초기, 충전식 잔디깎이
thing:robotic lawn mower|로봇 잔디깎이, 로봇 잔디깎기
thing:strimmer|예초기, 충전식 예초기, 제초기
thing:hedge trimmer|전정기, 헤지트리머, 울타리 전정기
thing:secateurs|전지가위, 전정가위, 원예가위
thing:wheelbarrow|손수레, 외발수레, 핸드카트
thing:gardening gloves|원예장갑, 정원 장갑
thing:wellington boots|장화, 고무장화, 정원 장화
thing:barbecue|바베큐 그릴, 그릴, 숯불 그릴
thing:charcoal|숯, 바베큐 숯, 착화탄
thing:barbecue accessories|바베큐 용품, 그릴 집게, 꼬치
thing:gas bottle|부탄가스, 가스통, 프로판가스
thing:fire pit|화로대, 화로, 야외 난로
thing:swimming pool|수영장, 에어풀장, 가정용 풀장
thing:pool chemicals|수영장 약품, 염소정제, 풀장 커버
thing:pond liner|연못 시트, 분수, 정원 연못
thing:garden gnome|정원 장식, 풍경, 정원 조각상
thing:tarpaulin|방수포, 타프, 천막
thing:dog food|강아지 사료, 개사료, 건식 사료
thing:dog treats|강아지 간식, 개껌, 애견 간식
thing:dog lead|리드줄, 강아지 목줄, 자동줄
thing:dog collar|강아지 목걸이, 목줄, 강아지 인식표
thing:dog harness|강아지 하네스, 가슴줄, 하네스
thing:dog bed|강아지 방석, 강아지 침대, 고양이 침대
thing:dog crate|강아지 집, 개집, 강아지 울타리
thing:pet carrier|이동장, 고양이 이동가방, 강아지 카시트
thing:dog toy|강아지 장난감, 터그 장난감, 강아지 공
thing:dog coat|강아지 옷, 강아지 신발, 애견 의류
thing:dog poo bag|배변봉투, 강아지 똥봉투, 풉백
thing:pet grooming|애견 미용용품, 강아지 빗, 강아지 샴푸
thing:puppy pads|배변패드, 강아지 배변패드, 애견패드
thing:cat food|고양이 사료, 고양이 습식사료, 고양이 캔
thing:cat litter|고양이 모래, 벤토나이트, 두부모래
thing:litter box|고양이 화장실, 모래삽, 고양이 화장실통
thing:scratching post|스크래처, 캣타워, 고양이 스크래처
thing:cat toy|고양이 장난감, 캣닢, 낚싯대 장난감
thing:cat flap|고양이 문, 펫도어, 강아지 문
thing:aquarium|어항, 수족관, 어항 여과기
thing:fish food|물고기 사료, 물고기 먹이, 열대어 먹이
thing:bird cage|새장, 앵무새 사료, 새 모이
thing:rabbit hutch|토끼장, 햄스터 케이지, 기니피그 케이지
thing:hay|건초, 햄스터 사료, 햄스터 베딩
thing:hamster wheel|쳇바퀴, 햄스터 쳇바퀴, 햄스터 장난감
thing:terrarium|테라리움, 파충류 사육장, 파충류 램프
thing:chicken coop|닭장, 닭 사료, 닭집
thing:horse riding gear|승마용품, 말 안장, 말 사료
thing:car tyre|자동차 타이어, 타이어, 겨울용 타이어
thing:rim|자동차 휠, 알로이 휠, 휠캡
thing:snow chains|스노우체인, 타이어 체인, 직물 체인
thing:engine oil|엔진오일, 윤활유, 구리스
thing:wiper blade|와이퍼, 자동차 와이퍼, 와이퍼 블레이드
thing:car care|세차용품, 자동차 왁스, 카샴푸
thing:child car seat|카시트, 유아 카시트, 부스터 시트
thing:sun shade for car|차량용 햇빛가리개, 자동차 블라인드, 앞유리 가림막
thing:car bulb|자동차 전구, 전조등, 헤드라이트 전구
thing:warning triangle|안전삼각대, 차량 비상용품, 견인로프
thing:tyre pump|타이어 공기주입기, 에어 컴프레서, 공기압 게이지
thing:motorbike helmet|오토바이 헬멧, 풀페이스 헬멧, 바이크 헬멧
thing:motorcycle clothing|오토바이 의류, 바이크 자켓, 오토바이 장갑
thing:motorbike accessories|오토바이 용품, 오토바이 커버, 탑박스
thing:caravan accessories|캠핑카 용품, 카라반 용품, 트레일러
thing:pen|볼펜, 펜, 젤펜
thing:fountain pen|만년필, 잉크, 만년필 카트리지
thing:felt-tip pen|사인펜, 형광펜, 마커
thing:pencil case|필통, 펜케이스
thing:school bag|책가방, 초등학생 가방, 학생 가방
thing:notebook|노트, 공책, 메모장
thing:diary|다이어리, 플래너, 달력
thing:printer paper|복사용지, a4용지, 프린터 용지
thing:envelope|봉투, 안전봉투, 택배봉투
thing:cardboard box|박스, 택배박스, 이사박스
thing:folder|파일, 바인더, 서류철
thing:sheet protector|파일 속지, 인덱스 간지, 클리어파일
thing:scissors|가위, 문구용 가위, 공예 가위
thing:sticky note|포스트잇, 점착메모지, 라벨 스티커
thing:glue stick|딱풀, 물풀, 공예풀
thing:desk organiser|책상 정리함, 연필꽂이, 서류 트레이
thing:stamp|도장, 스탬프, 스탬프 패드
thing:sewing machine|재봉틀, 미싱, 오버록 미싱
thing:fabric|원단, 천, 면 원단
thing:wool|털실, 뜨개실, 울실
thing:embroidery kit|자수 키트, 십자수, 자수실
thing:sewing pattern|옷본, 재봉 패턴, 초크
thing:iron-on patch|패치, 와펜, 다리미 패치
thing:craft supplies|공예 재료, diy 키트, 만들기 재료
thing:modelling clay|점토, 클레이, 폴리머클레이
thing:sketchbook|스케치북, 드로잉북, 드로잉 세트
thing:paint by numbers|유화 그리기, 보석십자수, 컬러링북
thing:book|책, 도서, 소설책
thing:children's book|어린이책, 그림책, 동화책
thing:cookbook|요리책, 레시피북
thing:comic|만화책, 만화, 그래픽노블
thing:ebook|전자책, 이북, 오디오북
thing:magazine|잡지, 신문, 정기구독
thing:vinyl record|lp, 음반, cd
thing:dvd|dvd, 블루레이, 영화 dvd
thing:map|지도, 세계지도, 지구본
thing:painting|그림, 미술작품, 회화
thing:photo book|포토북, 사진 인화, 포토 캘린더
thing:sheet music|악보, 악보집, 노래책
thing:spare part|부품, 교체 부품, 리필
thing:filter|필터, 교체용 필터, 카본 필터
thing:iron tablets|철분제, 철분 영양제
thing:vitamin d|비타민d, 비타민d3
thing:vitamin c|비타민c, 아연
thing:vitamin b12|비타민b12, 비타민b, 비타민b 컴플렉스
thing:sauce|소스, 파스타 소스, 토마토소스
thing:ketchup|케첩, 토마토케첩
thing:mayonnaise|마요네즈, 아이올리 소스
thing:mustard|머스타드, 겨자
thing:pesto|페스토, 바질 페스토
thing:barbecue sauce|바베큐 소스, 디핑소스, 샐러드 드레싱
thing:milk|우유, 멸균우유, 흰우유
thing:butter|버터, 마가린
thing:yogurt|요거트, 요구르트
thing:cream|생크림, 휘핑크림
thing:ham|햄, 프로슈토, 베이컨
thing:sausage|소시지, 살라미, 샤퀴테리
thing:meat|고기, 소고기, 스테이크
thing:chicken|닭고기, 닭, 칠면조
thing:fish|생선, 연어, 참치
thing:seafood|해산물, 새우, 캐비어
thing:fork|포크
thing:spoon|숟가락, 스푼, 티스푼
thing:nuts|견과류, 믹스넛, 하루견과
thing:almond|아몬드
thing:cashew|캐슈넛, 피스타치오
thing:hazelnut|헤이즐넛, 호두
thing:peanut|땅콩
thing:dried fruit|건과일, 건포도, 크랜베리
thing:date fruit|대추야자, 메줄 대추야자
thing:yeast|이스트, 드라이이스트
thing:baking powder|베이킹파우더, 베이킹소다, 식소다
thing:sourdough|사워도우, 사워도우 스타터, 천연발효종
thing:sewing kit|반짇고리, 바느질 세트, 휴대용 반짇고리
thing:sewing needle|바늘, 시침핀, 옷핀
thing:sewing thread|재봉실, 바느질실, 보빈
thing:button|단추, 똑딱단추, 스냅단추
thing:zip|지퍼
thing:velcro|벨크로, 찍찍이
thing:elastic|고무줄, 고무밴드
thing:stapler|스테이플러, 호치키스, 스테이플러 심
thing:hole punch|펀치, 종이 펀치, 타공기
thing:paper clip|클립, 집게클립, 종이 클립
thing:laminator|코팅기, 코팅지, 라미네이터
thing:paper shredder|문서세단기, 파쇄기, 종이 세단기
thing:paper cutter|재단기, 종이 재단기, 작두
thing:eraser|지우개
thing:pencil sharpener|연필깎이
thing:correction fluid|수정테이프, 수정액, 화이트
thing:pencil|연필, 샤프, 샤프펜슬
thing:coloured pencils|색연필, 크레파스, 크레용
thing:bolt|볼트, 육각볼트, 전산볼트
thing:hex nut|너트, 육각너트, 나비너트
thing:flat washer|와셔, 평와셔, 스프링와셔
thing:cement|시멘트, 모르타르, 콘크리트
thing:gypsum plaster|석고, 석고보드, 퍼티
thing:door stop|도어스토퍼, 문 고정 쐐기, 말발굽
thing:stair gate|안전문, 아기 안전문, 계단 안전문
thing:child safety lock|아기 안전잠금장치, 모서리 보호대, 콘센트 안전커버
thing:first aid kit|구급상자, 구급함, 응급 키트
thing:sticking plaster|반창고, 밴드, 대일밴드
thing:bleach|락스, 표백제
thing:disinfectant|소독제, 손소독제, 살균제
thing:drain cleaner|배수구 클리너, 하수구 세정제, 뚫어뻥 액
thing:plunger|뚫어뻥, 변기 압축기
thing:soap dispenser|비누 디스펜서, 핸드워시 디스펜서, 로션 디스펜서
thing:soap dish|비누받침, 비누곽, 비누홀더
thing:parasol|파라솔, 야외 파라솔, 정원 파라솔
thing:parasol base|파라솔 받침대, 파라솔 거치대
thing:shade sail|그늘막, 차양막, 어닝
thing:gazebo|정자, 퍼걸러, 캐노피 천막
thing:smoker|훈연기, 스모커, 훈연칩
thing:pizza oven|피자 오븐, 피자스톤, 피자삽
thing:plancha|플란차, 철판 그릴, 카마도 그릴
thing:hot tub|월풀 욕조, 자쿠지, 스파 욕조
thing:sauna|사우나, 가정용 사우나, 적외선 사우나
thing:garden shed|정원 창고, 농막, 공구 창고
thing:greenhouse|온실, 비닐하우스, 미니 온실
thing:spade|삽, 정원삽, 쇠스랑
thing:garden tools|원예도구, 모종삽, 호미
thing:chainsaw|전기톱, 체인톱, 전지톱
thing:axe|도끼, 손도끼, 장작 쪼개기
thing:leaf blower|송풍기, 낙엽 송풍기, 브로워
thing:rake|갈퀴, 낙엽 갈퀴, 레이크
thing:snow shovel|눈삽, 제설삽, 넉가래
thing:de-icing salt|제설제, 염화칼슘, 제설용 소금
thing:ice scraper|성에 제거기, 성에 스크래퍼, 성에제거 스프레이
thing:mosquito repellent|모기 기피제, 벌레 기피제, 모기약
thing:fly trap|파리 끈끈이, 파리채, 벌 트랩
thing:mousetrap|쥐덫, 쥐약, 쥐 끈끈이
thing:flea treatment|벼룩 구제제, 벼룩 목걸이, 외부기생충약
thing:tick remover|진드기 제거기, 진드기 핀셋
thing:wormer|구충제, 강아지 구충제, 고양이 구충제
thing:pet bowl|강아지 밥그릇, 고양이 밥그릇, 애견 식기
thing:pet water fountain|고양이 정수기, 반려동물 정수기, 강아지 정수기
thing:automatic feeder|자동급식기, 강아지 자동급식기, 고양이 자동급식기
thing:bird house|새집, 둥지상자
thing:bird feeder|새 모이통, 버드 피더
thing:bird food|새 모이, 새 사료, 야생조류 먹이
thing:insect hotel|곤충 호텔, 벌 호텔, 곤충집
thing:brake pads|브레이크 패드, 브레이크 디스크
thing:car parts|자동차 부품, 점화플러그, 오일필터
thing:antifreeze|부동액, 냉각수
thing:screenwash|워셔액, 와이퍼 워셔액
thing:adblue|요소수, 연료 첨가제, 기름통
thing:car seat cover|자동차 시트커버, 핸들커버
thing:car floor mats|자동차 매트, 카매트, 트렁크 매트
thing:roof rack|루프랙, 루프박스, 가로바
thing:bike rack for car|자전거 캐리어, 차량용 자전거 거치대, 견인봉
thing:car radio|카오디오, 차량용 오디오, 카스테레오
thing:sat nav|내비게이션, 네비게이션, 차량용 내비
thing:reversing camera|후방카메라, 주차센서, 후방센서
thing:car battery|자동차 배터리, 차량용 배터리
thing:jump starter|점프스타터, 점프선, 부스터 케이블
thing:rice cooker|밥솥, 전기밥솥
thing:steamer|찜기, 찜솥, 전기찜기
thing:wine|와인, 포도주
thing:red wine|레드와인, 적포도주, 피노누아
thing:white wine|화이트와인, 백포도주, 샤도네이
thing:rosé wine|로제와인, 로제
thing:spirits|양주, 증류주, 독주
thing:gin|진, 드라이진
thing:whisky|위스키, 버번, 스카치
thing:rum|럼, 럼주
thing:vodka|보드카
thing:liqueur|리큐르, 아페리티프, 베르무트
thing:soft drink|탄산음료, 콜라, 사이다
thing:energy drink|에너지드링크, 에너지음료
thing:graphics card|그래픽카드, gpu
thing:ram|램, 메모리, cpu
thing:couscous|쿠스쿠스, 불구르
thing:quinoa|퀴노아, 기장, 메밀
thing:pulses|콩류, 잡곡
thing:lentils|렌틸콩, 렌즈콩
thing:beans|콩, 강낭콩, 검은콩
thing:chickpeas|병아리콩
thing:cooking oil|식용유, 카놀라유, 해바라기유
thing:coconut oil|코코넛오일, 코코넛 오일
thing:chia seeds|치아씨드, 아마씨, 햄프씨드
thing:spirulina|스피루리나, 클로렐라, 슈퍼푸드 분말
thing:turmeric|강황, 커큐민, 생강가루
thing:hand saw|톱, 목공톱, 쇠톱
thing:jigsaw tool|직쏘, 전동 직쏘, 직쏘날
thing:circular saw|원형톱, 테이블쏘, 각도절단기
thing:sander|샌더, 원형 샌더, 벨트 샌더
thing:angle grinder|그라인더, 앵글 그라인더, 절단석
thing:oscillating multi-tool|만능커터, 멀티커터, 드레멜
thing:hammock|해먹, 그물침대
thing:hanging chair|그네의자, 행잉체어, 흔들그네
thing:monstera|몬스테라, 필로덴드론
thing:snake plant|산세베리아, 스투키, 스킨답서스
thing:rose bush|장미나무, 장미 묘목, 덩굴장미
thing:lavender plant|라벤더, 라벤더 화분
thing:hydrangea|수국, 제라늄, 페튜니아
thing:tree|나무, 조경수, 침엽수
thing:fruit tree|과실수, 사과나무, 체리나무
thing:olive tree|올리브나무, 레몬나무, 감귤나무
thing:cactus|선인장, 다육이, 다육식물
thing:bonsai|분재, 분재 나무, 소나무 분재
thing:novel|소설, 로맨스소설, 판타지소설
thing:thriller|추리소설, 스릴러, 미스터리 소설
thing:non-fiction|비문학, 자기계발서, 전기
thing:travel guide|여행 가이드북, 여행책, 여행 안내서
thing:textbook|교재, 교과서, 문제집
thing:thermometer|온도계, 실내 온도계, 온습도계
thing:weather station|기상 관측기, 날씨 측정기, 우량계
thing:co2 monitor|이산화탄소 측정기, 공기질 측정기, co2 측정기
thing:fire extinguisher|소화기, 가정용 소화기
thing:fire blanket|소화담요, 소방 담요, 방화 담요
thing:firewood|장작, 불쏘시개, 참나무 장작
thing:wood pellets|우드 펠릿, 펠릿, 난로용 펠릿
thing:fire lighter|라이터, 성냥, 점화제
thing:creatine|크레아틴, 크레아틴 모노하이드레이트
thing:electrolytes|이온음료, 전해질, 에너지젤
thing:amino acids|아미노산, bcaa, 프리워크아웃
thing:party decoration|파티용품, 가랜드, 파티 장식
thing:balloon|풍선, 헬륨풍선
thing:magnet|자석, 냉장고 자석, 마그넷
thing:drawing pin|압정, 핀, 푸시핀
thing:whiteboard|화이트보드, 칠판, 플립차트
thing:pinboard|코르크보드, 게시판, 메모보드
thing:rope|로프, 밧줄, 노끈
thing:lashing strap|결속끈, 깔깔이바, 화물 고정 벨트
thing:carabiner|카라비너, 스냅 후크, 샤클
thing:metal chain|쇠사슬, 철 체인, 금속 체인
thing:acrylic paint|아크릴 물감, 아크릴물감
thing:watercolour|수채화 물감, 물감, 수채물감 세트
thing:oil paint|유화 물감, 과슈, 포스터물감
thing:artist brush|미술 붓, 그림 붓, 화필
thing:easel|이젤, 미술 이젤
thing:artist canvas|캔버스, 그림 캔버스, 유화 캔버스
thing:bookmark|책갈피, 북마크
thing:bookend|북엔드, 독서대, 책 지지대
thing:book light|북라이트, 독서등, 클립 독서등
thing:greeting card|축하카드, 생일카드, 크리스마스 카드
thing:invitation|초대장, 청첩장, 초대카드
thing:postcard|엽서, 포스트카드
thing:wrapping paper|포장지, 선물포장지
thing:gift bag|선물상자, 쇼핑백, 선물 봉투
thing:ribbon|리본, 선물 리본, 리본끈
thing:knitting needles|대바늘, 뜨개질 바늘, 뜨개 키트
thing:crochet hook|코바늘, 코바늘 키트, 아미구루미
thing:silicone sealant|실리콘, 실란트, 실리콘 코킹
thing:grout|줄눈, 타일 줄눈, 타일 접착제
thing:filler|퍼티, 메꿈제, 우드필러
thing:solar panel|태양광 패널, 솔라패널, 베란다 태양광
thing:generator|발전기, 파워뱅크, 휴대용 파워스테이션
thing:journal|일기장, 저널, 불렛저널
thing:photo album|앨범, 사진앨범, 방명록
thing:candle making kit|캔들 만들기 키트, 비누 만들기 키트, 소이왁스
thing:epoxy resin|레진, 에폭시 레진, 실리콘 몰드
thing:earplugs|귀마개, 이어플러그
thing:ear defenders|방음 귀마개, 청력보호구, 귀덮개
thing:insulation|단열재, 보온재, 단열 보드
thing:draught excluder|문풍지, 외풍차단, 틈새막이
thing:wine rack|와인랙, 와인 선반, 와인 거치대
thing:kitchen trolley|주방 트롤리, 아일랜드 식탁, 바카트
thing:kitchen sink|싱크볼, 주방 싱크대, 개수대
thing:kitchen unit|싱크대, 주방 수납장, 주방가구
thing:bidet|비데, 비데 노즐, 샤워 변기
thing:bed rail|침대 가드, 침대 안전가드, 범퍼쿠션
thing:dog ramp|강아지 계단, 강아지 슬라이드, 애견 계단
thing:dog muzzle|입마개, 강아지 호루라기, 클리커
thing:tv aerial|안테나, tv 안테나, 셋톱박스
thing:air pump|에어펌프, 에어매트 펌프, 풍선 펌프
thing:hose connector|호스 커넥터, 호스 연결구, 수도꼭지 커넥터
thing:charger plug for car|차량용 충전기, 시거잭 충전기, 시거잭
thing:fireworks|폭죽, 불꽃놀이, 스파클라
thing:flag|깃발, 현수막, 배너
thing:clothing|의류, 옷, 의상
thing:t-shirt|티셔츠, 반팔 티셔츠, 반팔티
thing:long-sleeve top|긴팔 티셔츠, 긴팔티, 롱슬리브
thing:tank top|민소매, 나시, 탱크탑
thing:camisole|캐미솔, 끈나시, 뷔스티에
thing:crop top|크롭탑, 크롭티, 배꼽티
thing:polo shirt|폴로셔츠, 카라티, 피케셔츠
thing:shirt|셔츠, 와이셔츠, 남방
thing:blouse|블라우스, 여성 셔츠, 여성 남방
thing:tunic|튜닉, 롱블라우스, 롱 티셔츠
thing:jumper|스웨터, 니트, 풀오버
thing:turtleneck|목폴라, 터틀넥, 폴라티
thing:cardigan|가디건, 카디건, 니트 가디건
thing:sweatshirt|맨투맨, 스웨트셔츠
thing:hoodie|후드티, 후드집업, 후디
thing:fleece jacket|플리스, 후리스, 플리스 자켓
thing:knitwear|니트, 니트웨어, 니트 상의
thing:waistcoat|조끼, 베스트, 정장 조끼
thing:body warmer|패딩조끼, 패딩베스트, 다운 베스트
thing:jacket|자켓, 재킷, 점퍼
thing:coat|코트, 울코트, 외투
thing:winter jacket|겨울 자켓, 겨울 점퍼, 방한 자켓
thing:down jacket|패딩, 다운자켓, 오리털 패딩
thing:raincoat|우비, 레인코트, 방수 자켓
thing:rain trousers|방수바지, 비옷 바지, 레인팬츠
thing:poncho|판초, 판초우의, 망토
thing:softshell jacket|소프트쉘 자켓, 소프트쉘, 소프트셸
thing:windbreaker|바람막이, 윈드브레이커, 바람막이 자켓
thing:trench coat|트렌치코트, 바바리코트, 버버리코트
thing:leather jacket|가죽자켓, 라이더자켓, 레더자켓
thing:denim jacket|청자켓, 데님자켓, 청재킷
thing:bomber jacket|항공점퍼, 봄버자켓, 야구점퍼
thing:blazer|블레이저, 콤비자켓, 마이
thing:suit|정장, 수트, 양복
thing:tuxedo|턱시도, 연미복, 예복
thing:trousers|바지, 팬츠, 슬랙스
thing:jeans|청바지, 데님팬츠, 진
thing:chinos|치노팬츠, 면바지, 치노바지
thing:cargo trousers|카고바지, 카고팬츠, 건빵바지
thing:joggers|조거팬츠, 트레이닝 바지, 츄리닝 바지
thing:tracksuit|트레이닝복, 츄리닝, 운동복 세트
thing:leggings|레깅스, 요가팬츠, 쫄바지
thing:shorts|반바지, 숏팬츠, 버뮤다 팬츠
thing:cycling shorts|자전거 반바지, 바이커 쇼츠, 빕숏
thing:capri trousers|칠부바지, 카프리 팬츠, 크롭팬츠
thing:dungarees|멜빵바지, 오버롤, 오버올
thing:jumpsuit|점프수트, 올인원, 롬퍼
thing:dress|원피스, 드레스
thing:summer dress|여름 원피스, 롱원피스, 비치 원피스
thing:evening dress|이브닝드레스, 파티드레스, 칵테일드레스
thing:wedding dress|웨딩드레스, 신부 드레스
thing:skirt|치마, 스커트, 미니스커트
thing:underwear|속옷, 언더웨어, 내의
thing:boxer shorts|드로즈, 트렁크 팬티, 남성 사각팬티
thing:briefs|남성 팬티, 삼각팬티, 브리프
thing:knickers|여성 팬티, 팬티, 티팬티
thing:bra|브래지어, 브라, 푸쉬업 브라
thing:sports bra|스포츠브라, 운동 브라, 브라탑
thing:nursing bra|수유브라, 임산부 브라, 수유 브래지어
thing:lingerie|란제리, 여성 속옷 세트, 슬립
thing:bodysuit|바디수트, 보디수트, 레오타드
thing:shapewear|보정속옷, 거들, 쉐이프웨어
thing:undershirt|런닝, 런닝셔츠, 속옷 나시
thing:thermal underwear|내복, 발열내의, 히트텍
thing:socks|양말, 발목양말, 삭스
thing:knee socks|니삭스, 무릎양말, 오버니 삭스
thing:compression socks|압박양말, 압박스타킹, 의료용 압박스타킹
thing:tights|스타킹, 팬티스타킹, 타이즈
thing:stockings|밴드스타킹, 허벅지 스타킹, 가터스타킹
thing:pyjamas|잠옷, 파자마, 홈웨어
thing:nightgown|잠옷 원피스, 나이트가운, 원피스 잠옷
thing:dressing gown|가운, 목욕가운, 샤워가운
thing:onesie|올인원 잠옷, 동물잠옷, 수면 점프수트
thing:swimsuit|수영복, 원피스 수영복, 실내수영복
thing:bikini|비키니, 투피스 수영복, 탱키니
thing:swim trunks|남자 수영복, 수영 팬츠, 보드숏
thing:rash guard|래쉬가드, 래시가드, 수영 티셔츠
thing:wetsuit|웻수트, 잠수복, 서핑수트
thing:swim cap|수영모, 수영모자, 실리콘 수모
thing:swimming goggles|물안경, 수경, 수영 고글
thing:sarong|비치커버업, 파레오, 사롱
thing:ski jacket|스키 자켓, 스키복 상의, 보드복 자켓
thing:ski trousers|스키 바지, 스키복 바지, 보드복 바지
thing:snowsuit|스키복, 우주복 방한복, 유아 스키복
thing:football shirt|축구 유니폼, 축구 저지, 팀 유니폼
thing:cycling jersey|자전거 저지, 사이클 저지, 자전거 상의
thing:running top|러닝 티셔츠, 운동 티셔츠, 기능성 티셔츠
thing:hiking trousers|등산바지, 등산복 바지, 트레킹 팬츠
thing:workwear (2)|작업복, 작업 바지, 작업 자켓
thing:lab coat|실험복, 의사가운, 흰 가운
thing:apron (2)|앞치마, 주방 앞치마, 요리 앞치마
thing:uniform|유니폼, 교복, 근무복
thing:traditional dress|한복, 전통의상, 민속의상
thing:costume|코스튬, 할로윈 의상, 코스프레 의상
thing:baby clothes|아기옷, 신생아 옷, 베이비 의류
thing:sleepsuit|아기 우주복, 아기 올인원, 베이비 롬퍼
thing:baby bodysuit|아기 바디수트, 아기 배냇저고리, 아기 내의
thing:children's clothing|아동복, 유아복, 키즈 의류
thing:maternity clothes|임부복, 임산부 옷, 임산부 바지
thing:sportswear|운동복, 스포츠웨어, 트레이닝복
thing:hat|모자, 중절모, 페도라
thing:sun hat|버킷햇, 벙거지, 밀짚모자
thing:cap|볼캡, 야구모자, 스냅백
thing:beanie|비니, 털모자, 니트 모자
thing:flat cap|헌팅캡, 뉴스보이캡, 빵모자
thing:headband|헤어밴드, 머리띠, 스포츠 헤어밴드
thing:balaclava|바라클라바, 방한 마스크, 스키 마스크
thing:scarf|목도리, 머플러, 스카프
thing:shawl|숄, 파시미나, 스톨
thing:neckerchief|스카프, 실크 스카프, 반다나
thing:neck warmer|넥워머, 넥게이터, 스누드
thing:gloves|장갑, 겨울장갑, 니트장갑
thing:mittens|벙어리장갑, 손모아장갑
thing:fingerless gloves|핑거리스 장갑, 반장갑, 팔토시
thing:ski gloves|스키장갑, 보드장갑, 방한 장갑
thing:cycling gloves|자전거 장갑, 헬스장갑, 스포츠 장갑
thing:belt|벨트, 가죽벨트, 허리띠
thing:belt buckle|벨트 버클, 버클, 벨트 고리
thing:braces|멜빵, 서스펜더, 바지 멜빵
thing:tie|넥타이, 실크 넥타이, 타이
thing:bow tie|나비넥타이, 보타이
thing:pocket square|포켓 스퀘어, 포켓치프, 행커치프
thing:handkerchief|손수건, 면 손수건
thing:cufflinks|커프스링크, 커프스 단추, 커프스버튼
thing:tie clip|넥타이핀, 타이핀, 넥타이 클립
thing:shoes|신발, 구두, 운동화
thing:sneakers|운동화, 스니커즈, 테니스화
thing:running shoes|러닝화, 조깅화, 트레일 러닝화
thing:hiking boots|등산화, 트레킹화, 하이킹 부츠
thing:football boots|축구화, 풋살화
thing:boots|부츠, 롱부츠, 여성 부츠
thing:ankle boots|앵클부츠, 첼시부츠, 데저트 부츠
thing:winter boots|겨울 부츠, 방한화, 털부츠
thing:wellington boots (2)|장화, 레인부츠, 고무장화
thing:sandals|샌들, 여름 샌들, 스포츠 샌들
thing:flip-flops|쪼리, 플립플랍, 조리 슬리퍼
thing:mules|뮬, 슬라이드 슬리퍼, 클로그
thing:slippers|실내화, 슬리퍼, 거실화
thing:high heels|하이힐, 힐, 펌프스
thing:ballet flats|플랫슈즈, 발레 플랫, 단화
thing:loafers|로퍼, 모카신, 슬립온
thing:dress shoes|구두, 정장구두, 옥스퍼드화
thing:espadrilles|에스파드리유, 에스파드류, 캔버스화
thing:safety shoes (2)|안전화, 작업화, 안전 부츠
thing:barefoot shoes|맨발신발, 베어풋 슈즈, 발가락 신발
thing:water shoes|아쿠아슈즈, 물놀이 신발, 워터슈즈
thing:children's shoes|아동화, 유아 신발, 아기 신발
thing:dance shoes|댄스화, 발레슈즈, 탭슈즈
thing:insoles|깔창, 인솔, 신발 깔창
thing:shoelaces|신발끈, 운동화끈, 구두끈
thing:sole|밑창, 신발 밑창, 구두 밑창
thing:shoe polish|구두약, 슈케어, 구두 크림
thing:shoe tree|슈트리, 신발 골, 신발 늘리개
thing:handbag|핸드백, 여성가방, 숄더백
thing:shoulder bag|숄더백, 크로스백, 메신저백
thing:tote bag|토트백, 에코백, 쇼퍼백
thing:clutch|클러치, 클러치백, 이브닝백
thing:bum bag|힙색, 벨트백, 허리가방
thing:backpack|백팩, 배낭, 가방
thing:school bag (2)|책가방, 학생 가방, 초등 책가방
thing:laptop bag (2)|노트북 가방, 노트북 백팩, 노트북 케이스
thing:briefcase|서류가방, 브리프케이스, 비즈니스 가방
thing:gym bag|헬스가방, 스포츠백, 더플백
thing:drawstring bag|짐색, 스트링 백, 신주머니
thing:weekend bag|여행가방, 보스턴백, 위켄더백
thing:suitcase|캐리어, 여행용 캐리어, 여행가방
thing:carry-on|기내용 캐리어, 기내용 가방, 20인치 캐리어
thing:hard shell suitcase|하드 캐리어, 하드케이스 캐리어, pc 캐리어
thing:luggage set|캐리어 세트, 여행가방 세트
thing:luggage tag|네임택, 캐리어 이름표, 캐리어 벨트
thing:luggage lock|캐리어 자물쇠, tsa 자물쇠, 여행용 자물쇠
thing:packing cubes|여행용 파우치, 패킹큐브, 캐리어 정리백
thing:luggage wheel|캐리어 바퀴, 캐리어 손잡이, 교체용 바퀴
thing:toiletry bag|세면도구 가방, 세면백, 워시백
thing:garment bag (2)|정장커버, 수트백, 양복 커버
thing:wallet|지갑, 반지갑, 동전지갑
thing:passport holder|여권케이스, 여권지갑, 여권커버
thing:key ring|열쇠고리, 키링, 키홀더
thing:bag strap|가방끈, 가방 스트랩, 숄더 스트랩
thing:umbrella|우산, 접이식 우산, 3단 우산
thing:jewellery|주얼리, 액세서리, 보석
thing:ring|반지, 링, 시그넷 반지
thing:engagement ring|약혼반지, 프러포즈 반지, 다이아반지
thing:wedding ring|결혼반지, 웨딩밴드, 커플링
thing:necklace|목걸이, 초커, 펜던트 목걸이
thing:pendant|펜던트, 로켓 펜던트, 메달 펜던트
thing:bracelet|팔찌, 뱅글, 참 팔찌
thing:anklet|발찌, 앵클릿
thing:earrings|귀걸이, 귀고리, 스터드 귀걸이
thing:piercing|피어싱, 코걸이, 귀 피어싱
thing:brooch|브로치, 배지, 옷핀 브로치
thing:gemstone|원석, 보석, 젬스톤
thing:jewellery box|보석함, 주얼리 박스, 액세서리 보관함
thing:watch|시계, 손목시계
thing:automatic watch|오토매틱 시계, 기계식 시계, 크로노그래프
thing:smartwatch (2)|스마트워치, 스마트 시계, 스포츠 워치
thing:watch strap (2)|시계줄, 시계 밴드, 워치 스트랩
thing:watch battery|시계 배터리, 시계 건전지, 수은전지
thing:watch box|시계 보관함, 워치박스, 시계 거치대
thing:sunglasses|선글라스, 편광 선글라스, 색안경
thing:glasses|안경, 안경테
thing:reading glasses|돋보기, 노안 안경, 돋보기안경
thing:blue light glasses|블루라이트 차단 안경, 컴퓨터 안경, 게이밍 안경
thing:sports glasses|스포츠 고글, 자전거 고글, 러닝 선글라스
thing:ski goggles|스키 고글, 보드 고글, 스노우 고글
thing:glasses frame|안경테, 안경 프레임
thing:glasses case|안경집, 안경 케이스, 선글라스 케이스
thing:glasses chain|안경줄, 안경 체인, 안경 스트랩
thing:glasses cleaner|안경닦이, 안경 클리너, 렌즈 클리너
thing:contact lenses|콘택트렌즈, 렌즈, 원데이 렌즈
thing:zip (2)|지퍼, 바지 지퍼
thing:button (2)|단추, 여분 단추, 코트 단추
thing:hood|후드, 탈부착 후드, 모자 후드
thing:sleeve|소매, 셔츠 소매
thing:lining|안감, 코트 안감
thing:pocket|주머니, 포켓, 지퍼 주머니
thing:waistband|허리밴드, 고무 허리, 허리단
thing:hair accessories|헤어끈, 머리끈, 곱창밴드
thing:hi-vis vest (2)|안전조끼, 형광조끼, 반사조끼
thing:dirndl|디른들, 바이에른 원피스, 옥토버페스트 의상
thing:lederhosen|레더호젠, 가죽 반바지, 바이에른 가죽바지
thing:earmuffs|귀마개, 방한 귀마개, 귀도리
thing:beret|베레모, 베레
thing:waterproofing spray|방수 스프레이, 발수 스프레이, 신발 방수 스프레이
thing:shoehorn|구두주걱, 슈혼, 롱 구두주걱
thing:money belt|복대, 복대 지갑, 여행용 목걸이 지갑
thing:key case|키케이스, 열쇠지갑, 키 파우치
thing:diamond|다이아몬드, 랩그로운 다이아몬드, 브릴리언트 컷
thing:zirconia|큐빅, 지르코니아, 라인스톤
thing:watch winder|워치 와인더, 오토매틱 와인더, 시계 와인더
thing:watch crystal|시계 유리, 사파이어 글라스, 미네랄 글라스
thing:watch face|시계 문자판, 다이얼, 워치페이스
thing:spectacle lenses|안경렌즈, 도수렌즈, 다초점렌즈
thing:nose pads|안경 코받침, 코패드, 안경 다리
thing:press stud|똑딱단추, 스냅단추, 프레스 단추
thing:shirt collar|옷깃, 카라, 칼라
thing:cuff|소맷단, 커프스, 소매단
thing:drawstring|스트링, 조임끈, 코드 스토퍼
thing:hair clip|머리핀, 집게핀, 헤어핀
thing:toy|장난감, 완구, 어린이 장난감
thing:soft toy|인형, 봉제인형, 솜인형
thing:doll|인형, 아기인형, 헝겊인형
thing:dolls house|인형의 집, 미니어처 하우스, 인형집
thing:dolls pram|인형 유모차, 장난감 유모차
thing:building blocks|원목 블록, 쌓기 블록, 나무 블록
thing:construction set|레고, 블록 세트, 조립 블록
thing:magnetic tiles|자석블록, 맥포머스, 자석 타일
thing:toy car|장난감 자동차, 미니카, 다이캐스트
thing:remote control car|rc카, 무선 조종 자동차, 알씨카
thing:race track|자동차 트랙, 슬롯카, 레이싱 트랙
thing:toy train|장난감 기차, 기차 세트, 원목 기차
thing:model railway|철도모형, 모형기차, 기차 모형
thing:model kit|프라모델, 모형 키트, 조립 모형
thing:action figure|피규어, 액션 피규어
thing:animal figure|동물 피규어, 동물 모형, 공룡 장난감
thing:play kitchen|주방놀이, 장난감 주방, 유아 싱크대
thing:play food|음식 모형, 소꿉놀이, 장난감 음식
thing:toy shop counter|마트놀이, 계산대 놀이, 가게놀이 세트
thing:toy tools|공구놀이, 장난감 공구, 공구놀이 세트
thing:doctor's kit|병원놀이, 의사놀이 세트
thing:fancy dress|어린이 코스튬, 역할놀이 의상, 할로윈 의상
thing:wig|가발, 파티 가발
thing:carnival mask|가면, 파티 가면, 할로윈 가면
thing:hand puppet|손인형, 손가락 인형, 인형극 인형
thing:puppet theatre|인형극장, 인형극 무대, 손인형 무대
thing:play tent|놀이텐트, 인디언 텐트, 유아 텐트
thing:playhouse|플레이하우스, 어린이 놀이집, 정원 놀이집
thing:sandpit|모래놀이통, 모래놀이터, 놀이모래
thing:sand toys|모래놀이 장난감, 모래놀이 세트, 양동이 삽
thing:swing|그네, 유아 그네, 실내 그네
thing:slide|미끄럼틀, 유아 미끄럼틀, 실내 미끄럼틀
thing:climbing frame|정글짐, 클라이밍 놀이기구, 구름사다리
thing:trampoline|트램펄린, 방방이, 유아 트램펄린
thing:bouncy castle|에어바운스, 바운스 하우스, 에어바운서
thing:paddling pool|유아 풀장, 어린이 물놀이장, 에어풀
thing:swim ring|튜브, 암튜브, 물놀이 튜브
thing:water gun|물총, 워터건
thing:soap bubbles|비눗방울, 버블건, 비눗방울 놀이
thing:kite|연, 연날리기, 스턴트 연
thing:skipping rope|줄넘기, 어린이 줄넘기
thing:yo-yo|요요, 팽이, 디아볼로
thing:juggling balls|저글링 공, 저글링 세트, 저글링 클럽
thing:balance bike|밸런스바이크, 밸런스 자전거, 페달 없는 자전거
thing:tricycle|세발자전거, 유아 세발자전거
thing:kids scooter|킥보드, 어린이 킥보드, 씽씽카
thing:ride-on toy|붕붕카, 유아 자동차, 밀고 타는 자동차
thing:electric ride-on car|유아 전동차, 어린이 전동차, 전동 자동차
thing:go-kart|페달카, 고카트, 어린이 페달카
thing:rocking horse|흔들목마, 목마, 로킹 장난감
thing:hobby horse|말 막대, 스틱 호스, 하비호스
thing:baby walker|걸음마 보조기, 보행기, 걸음마 장난감
thing:rattle|딸랑이, 아기 딸랑이, 치발기 딸랑이
thing:teether|치발기, 아기 치발기
thing:comforter blanket|애착인형, 애착이불, 애착 담요
thing:baby mobile|아기 모빌, 모빌, 침대 모빌
thing:play mat|아기 체육관, 놀이매트, 아기매트
thing:stacking toy|쌓기 장난감, 컵쌓기, 고리 쌓기
thing:activity cube|비지보드, 활동 큐브, 구슬미로
thing:bath toy|목욕 장난감, 목욕놀이, 러버덕
thing:pull-along toy|끌고 다니는 장난감, 밀고 다니는 장난감
thing:educational toy|교육 완구, 학습 완구, 교구
thing:science kit|과학키트, 실험키트, 과학실험 세트
thing:toy robot|장난감 로봇, 코딩 로봇, 로봇 키트
thing:walkie-talkie|무전기, 어린이 무전기, 워키토키
thing:audio player for kids|동화 재생기, 토니박스, 어린이 오디오
thing:music box|오르골, 뮤직박스
thing:kids night light|무드등, 유아 수면등, 별자리 프로젝터
thing:slime|슬라임, 액체괴물, 매직샌드
thing:play dough|클레이, 플레이도우, 어린이 점토
thing:fidget toy|피젯토이, 팝잇, 말랑이
thing:trading cards|트레이딩 카드, 포켓몬카드, 수집 카드
thing:stickers|스티커, 어린이 스티커, 스티커북
thing:temporary tattoo|타투스티커, 일회용 타투, 어린이 타투
thing:magic set|마술 도구, 마술세트, 마술키트
thing:board game|보드게임, 가족 보드게임
thing:card game|카드게임, 트럼프 카드, 플레잉 카드
thing:dice|주사위, 주사위 세트, 주사위 컵
thing:chess set|체스, 체스판, 체스 세트
thing:draughts|체커, 백개먼, 장기
thing:role-playing game|롤플레잉 게임, trpg, 던전앤드래곤
thing:escape room game|방탈출 게임, 추리게임, 미스터리 게임
thing:memory game|기억력 게임, 짝맞추기 게임, 메모리 게임
thing:dominoes|도미노, 도미노 세트
thing:quiz game|퀴즈 게임, 상식 퀴즈, 트리비아 게임
thing:jigsaw puzzle|직소퍼즐, 퍼즐, 1000피스 퍼즐
thing:puzzle mat|퍼즐 매트, 퍼즐판, 퍼즐 보관함
thing:wooden puzzle|원목퍼즐, 꼭지퍼즐, 유아 퍼즐
thing:brain teaser|큐브, 루빅스 큐브, 3d 퍼즐
thing:marble run|구슬굴리기, 마블런, 구슬
thing:table football|테이블 축구, 테이블 축구게임, 푸스볼
thing:dartboard|다트판, 다트, 전자 다트
thing:outdoor game|야외 게임, 마당 게임, 야외 놀이
thing:travel game|여행용 게임, 휴대용 게임, 자석 게임
thing:picture book|그림책, 동화책, 이야기책
thing:board book|보드북, 헝겊책, 촉감책
thing:pop-up book|팝업북, 사운드북, 플랩북
thing:fairy tale book|전래동화, 동화책, 잠자리 동화
thing:first reader|첫 읽기책, 초등 읽기책, 한글 읽기책
thing:young adult book|청소년소설, 청소년 도서, 영어덜트 소설
thing:colouring book|컬러링북, 색칠공부, 색칠책
thing:sticker book|스티커북, 스티커 놀이책
thing:comic (2)|만화책, 만화, 그래픽노블
thing:children's encyclopedia|어린이 백과사전, 어린이 지식책, 어린이 지도책
thing:baby album|아기 앨범, 성장앨범, 육아일기
thing:friendship book|우정노트, 친구 다이어리, 어린이 다이어리
thing:school bag (3)|책가방, 초등학생 책가방, 학생 백팩
thing:nursery backpack|유아 가방, 어린이집 가방, 유치원 가방
thing:pencil case (2)|필통, 연필 케이스, 펜파우치
thing:school cone|슐튜테, 입학 고깔, 입학 선물 고깔
thing:school supplies|학용품, 문구용품, 신학기 용품
thing:exercise book|공책, 학생 노트, 초등 공책
thing:notebook cover|공책 커버, 책싸개, 북커버
thing:pencil (2)|연필, hb연필, 흑연 연필
thing:mechanical pencil|샤프, 샤프심, 샤프펜슬
thing:coloured pencil|색연필, 어린이 색연필
thing:wax crayon|크레용, 크레파스, 왕크레용
thing:felt tip pen|사인펜, 어린이 마커, 수성 사인펜
thing:fineliner|파인라이너, 세필펜, 붓펜
thing:highlighter|형광펜, 하이라이터
thing:fountain pen (2)|만년필, 잉크 카트리지, 학생용 만년필
thing:ballpoint pen|볼펜, 젤펜, 중성펜
thing:eraser (2)|지우개, 고무 지우개
thing:pencil sharpener (2)|연필깎이, 자동 연필깎이
thing:ruler|자, 삼각자, 각도기
thing:compass for drawing|컴퍼스, 제도 컴퍼스
thing:glue stick (2)|딱풀, 물풀, 목공풀
thing:kids scissors|어린이 가위, 안전가위, 공예 가위
thing:ring binder|바인더, 링바인더, 서류철
thing:school planner|스쿨플래너, 학습 플래너, 알림장
thing:school calculator|계산기, 공학용 계산기, 휴대용 계산기
thing:name label|네임스티커, 이름표, 의류용 네임라벨
thing:blackboard|칠판, 어린이 칠판, 분필
thing:sidewalk chalk|바닥분필, 왕분필, 야외 분필
thing:kids globe|지구본, 어린이 지구본, 어린이 세계지도
thing:kids lunch box|어린이 도시락, 도시락통, 간식통
thing:kids water bottle|어린이 물통, 빨대물병, 유아 물병
thing:balloon (2)|풍선, 파티풍선, 은박풍선
thing:helium bottle|헬륨가스, 헬륨통, 풍선 펌프
thing:garland|가랜드, 파티 배너, 생일 가랜드
thing:party decorations|파티용품, 생일 장식, 파티 소품
thing:confetti|컨페티, 파티 폭죽, 꽃가루
thing:party tableware|파티 식기, 종이접시, 종이컵
thing:birthday candle|생일초, 숫자초, 케이크 토퍼
thing:party bag|답례품, 구디백, 생일 답례품
thing:party hat|고깔모자, 파티모자, 생일왕관
thing:piñata|피냐타, 피나타
thing:birthday invitation|생일 초대장, 파티 초대장, 초대카드
thing:greeting card (2)|축하카드, 생일카드, 감사카드
thing:gift wrap|선물포장, 포장지, 선물 리본
thing:pram|유모차, 디럭스 유모차, 신생아 유모차
thing:pushchair|유모차, 휴대용 유모차, 절충형 유모차
thing:travel system|트래블 시스템, 디럭스 유모차, 카시트 호환 유모차
thing:double pushchair|쌍둥이 유모차, 2인용 유모차, 쌍둥이용 유모차
thing:jogging stroller|조깅 유모차, 세바퀴 유모차, 삼륜 유모차
thing:carrycot|캐리콧, 아기 바구니, 배시넷
thing:baby bike trailer|자전거 트레일러, 유아 자전거 트레일러, 아기 트레일러
thing:child bike seat|자전거 유아안장, 자전거 아기시트, 유아 자전거 안장
thing:child car seat (2)|카시트, 유아 카시트, 부스터 시트
thing:infant car seat|바구니 카시트, 신생아 카시트, 인펀트 카시트
thing:pram rain cover|유모차 레인커버, 유모차 비닐커버, 유모차 방풍커버
thing:footmuff|유모차 방한커버, 풋머프, 유모차 담요
thing:pram parasol|유모차 양산, 유모차 햇빛가리개, 유모차 차양
thing:buggy board|유모차 발판, 유모차 보조의자, 버기보드
thing:changing bag|기저귀가방, 육아 가방, 아기 가방
thing:baby carrier|아기띠, 슬링, 포대기
thing:child carrier backpack|아기 등산캐리어, 유아 배낭 캐리어, 등받이 캐리어
thing:cot|아기침대, 유아침대, 원목 아기침대
thing:bedside crib|아기 사이드침대, 범퍼침대, 아기 요람
thing:travel cot|여행용 아기침대, 휴대용 아기침대, 접이식 아기침대
thing:kids bed|아동침대, 키즈침대, 하우스침대
thing:bunk bed (2)|이층침대, 벙커침대, 로프트침대
thing:bed guard|침대 가드, 침대 안전가드, 침대 난간
thing:cot mattress|아기 매트리스, 아기침대 매트리스, 유아 매트리스
thing:baby sleeping bag (2)|수면조끼, 아기 침낭, 슬리핑백
thing:nursery furniture|기저귀 갈이대, 아기방 가구, 아기 서랍장
thing:changing mat|기저귀 교환대, 기저귀 매트, 방수매트
thing:highchair|아기의자, 하이체어, 유아 식탁의자
thing:baby bouncer|바운서, 아기 바운서, 스윙 바운서
thing:playpen|베이비룸, 아기 울타리, 플레이야드
thing:stair gate (2)|안전문, 아기 안전문, 계단 안전문
thing:childproofing|아기 안전용품, 서랍 잠금장치, 모서리 보호대
thing:baby monitor (2)|베이비캠, 베이비 모니터, 홈카메라
thing:nappy|기저귀, 아기 기저귀, 팬티형 기저귀
thing:baby bottle|젖병, 아기 젖병, 젖꼭지
thing:dummy|공갈젖꼭지, 쪽쪽이, 노리개젖꼭지
thing:potty|유아변기, 아기변기, 유아 변기커버
thing:baby bath|아기욕조, 유아욕조, 목욕의자
thing:lipstick|립스틱, 립틴트, 립글로스
thing:mascara|마스카라, 아이라이너, 펜슬 아이라이너
thing:foundation|파운데이션, 비비크림, 컨실러
thing:nail polish|매니큐어, 네일 폴리시, 젤네일
thing:face cream|수분크림, 보습크림, 크림
thing:sunscreen|선크림, 자외선차단제, 썬크림
thing:shampoo|샴푸, 컨디셔너, 린스
thing:toothbrush|칫솔, 치약, 치실
thing:deodorant|데오드란트, 데오도란트, 땀억제제
thing:perfume|향수, 오드퍼퓸, 오드뚜왈렛
thing:razor|면도기, 전기면도기, 면도날
thing:menstrual pad|생리대, 탐폰, 팬티라이너
thing:acoustic guitar|통기타, 어쿠스틱 기타, 클래식기타
thing:electric guitar|일렉기타, 전자기타, 베이스기타
thing:guitar amplifier|기타 앰프, 베이스 앰프, 이펙터
thing:guitar strings|기타줄, 피크, 카포
thing:ukulele|우쿨렐레, 밴조
thing:piano|피아노, 디지털 피아노, 전자피아노
thing:musical keyboard|전자키보드, 신디사이저, 미디 키보드
thing:violin|바이올린, 비올라, 어린이 바이올린
thing:cello|첼로, 콘트라베이스, 더블베이스
thing:recorder|리코더, 소프라노 리코더, 학교 리코더
thing:transverse flute|플루트, 클라리넷, 피콜로
thing:saxophone|색소폰, 알토색소폰, 테너색소폰
thing:trumpet|트럼펫, 트롬본, 호른
thing:drum kit|드럼, 드럼세트, 전자드럼
thing:drumsticks|드럼스틱, 심벌, 드럼패드
thing:cajon|카혼, 젬베, 봉고
thing:xylophone|실로폰, 글로켄슈필, 유아 악기
thing:accordion|아코디언, 하모니카
thing:kalimba|칼림바, 싱잉볼, 텅드럼
thing:music stand|보면대, 악보대
thing:tuner|튜너, 조율기, 메트로놈
thing:sheet music (2)|악보, 교본, 악보집
thing:instrument case|악기 케이스, 기타 케이스, 기타 가방
thing:acrylic paint (2)|아크릴물감, 수채화물감, 과슈
thing:artist paintbrush|붓, 미술붓, 수채화 붓
thing:painting canvas|캔버스, 유화 캔버스, 캔버스보드
thing:artist easel|이젤, 미술 이젤, 탁상 이젤
thing:sketchbook (2)|스케치북, 드로잉북, 도화지
thing:oil paint (2)|유화물감, 유화 보조제, 테레핀유
thing:soft pastels|파스텔, 오일파스텔, 목탄
thing:paint by numbers (2)|명화 그리기, 유화 그리기 키트, 보석십자수
thing:air drying clay|지점토, 찰흙, 폴리머클레이
thing:craft kit|만들기 키트, 공예 키트, diy 세트
thing:craft paper|색종이, 도화지, 공예 종이
thing:scrapbook|스크랩북, 다이어리 꾸미기, 마스킹테이프
thing:rubber stamp|스탬프, 도장, 스탬프 패드
thing:craft beads|비즈, 구슬, 유리비즈
thing:fuse beads|펄러비즈, 하마비즈, 다림질 비즈
thing:knitting wool|뜨개실, 털실, 울실
thing:knitting needles (2)|대바늘, 코바늘, 뜨개바늘
thing:sewing machine (2)|재봉틀, 미싱, 오버록
thing:sewing kit (2)|반짇고리, 재봉실, 바늘
thing:sewing fabric|원단, 면원단, 옷감
thing:sewing pattern (2)|옷본, 재봉 패턴, 뜨개 도안
thing:embroidery kit (2)|자수 키트, 십자수 키트, 자수실
thing:macrame cord|마크라메 끈, 마크라메 키트, 라탄공예
thing:felt|펠트, 양모펠트, 폼폼
thing:candle making kit (2)|캔들 만들기 키트, 비누 만들기 키트, 소이왁스
thing:hot glue gun|글루건, 글루건 심, 핫멜트건
thing:cutting mat|커팅매트, 아트나이프, 로터리커터
thing:face paint|페이스페인팅, 바디페인팅, 분장 물감
thing:hair brush|헤어브러시, 머리빗, 빗
thing:hair dryer (2)|드라이기, 헤어드라이기, 고데기
thing:hair tie|머리끈, 머리핀, 곱창밴드
thing:soap (2)|비누, 바디워시, 핸드워시
thing:body lotion|바디로션, 바디크림, 핸드크림
thing:baby wipes|물티슈, 아기물티슈, 아기크림
thing:eyeshadow|아이섀도우, 블러셔, 메이크업 팔레트
thing:running shoe|러닝화, 조깅화, 로드 러닝화
thing:trail running shoe|트레일러닝화, 트레일화, 산악 러닝화
thing:track spikes|육상 스파이크, 스파이크화, 육상화
thing:running shirt|러닝티, 러닝셔츠, 기능성 티셔츠
thing:running tights|러닝 타이즈, 러닝 레깅스, 러닝 팬츠
thing:running shorts|러닝 반바지, 러닝쇼츠, 마라톤 팬츠
thing:running jacket|러닝 자켓, 러닝 바람막이, 조깅 자켓
thing:running sock|러닝양말, 스포츠양말, 운동양말
thing:compression sock|압박양말, 종아리 압박밴드, 카프슬리브
thing:running belt|러닝벨트, 러닝 허리가방, 레이스벨트
thing:hydration vest|러닝조끼, 러닝베스트, 러닝 배낭
thing:hydration bladder|하이드레이션 물주머니, 물백, 워터블래더
thing:soft flask|소프트 플라스크, 소프트플라스크 물통, 접이식 물통
thing:sports watch|스포츠 시계, gps 시계, 러닝 워치
thing:heart rate monitor|심박계, 심박벨트, 가슴 심박센서
thing:fitness tracker|스마트밴드, 활동량계, 만보기
thing:stopwatch|스톱워치, 초시계
thing:phone armband|암밴드, 러닝 암밴드, 휴대폰 암밴드
thing:sweatband|헤어밴드, 스포츠 헤어밴드, 손목밴드
thing:neck gaiter|넥게이터, 멀티스카프, 버프
thing:sports bra (2)|스포츠브라, 러닝브라, 운동 브라탑
thing:tracksuit (2)|트레이닝복, 츄리닝, 운동복 세트
thing:base layer|베이스레이어, 기능성 내의, 발열내의
thing:sports bag|스포츠가방, 헬스가방, 더플백
thing:energy gel|에너지젤, 스포츠젤, 파워젤
thing:energy bar|에너지바, 프로틴바, 단백질바
thing:protein powder (2)|단백질 보충제, 프로틴, 유청단백질
thing:electrolyte tablet|이온음료, 전해질 분말, 발포 전해질
thing:sports bottle|스포츠 물통, 물병, 자전거 물통
thing:shaker|쉐이커, 프로틴 쉐이커, 쉐이커 보틀
thing:bicycle|자전거, 바이크
thing:electric bike|전기자전거, 전동자전거, e바이크
thing:mountain bike|산악자전거, mtb, 엠티비
thing:road bike|로드자전거, 로드바이크, 사이클
thing:gravel bike|그래블 자전거, 그래블 바이크, 사이클로크로스
thing:city bike|시티바이크, 생활자전거, 네덜란드 자전거
thing:trekking bike|하이브리드 자전거, 투어링 자전거, 트레킹 자전거
thing:folding bike|접이식 자전거, 폴딩자전거, 미니벨로
thing:cargo bike|카고바이크, 화물 자전거, 짐자전거
thing:kids' bike|어린이 자전거, 아동용 자전거, 주니어 자전거
thing:balance bike (2)|밸런스바이크, 밸런스 자전거, 유아 밸런스바이크
thing:training wheels|보조바퀴, 자전거 보조바퀴
thing:bmx|bmx, bmx 자전거, 묘기자전거
thing:bicycle frame|자전거 프레임, 프레임셋
thing:bike tyre|자전거 타이어, 로드 타이어, mtb 타이어
thing:inner tube|자전거 튜브, 이너튜브, 예비 튜브
thing:bike valve|자전거 밸브, 프레스타 밸브, 슈레더 밸브
thing:bike pump|자전거 펌프, 플로어 펌프, 휴대용 펌프
thing:puncture repair kit|펑크 패치, 펑크 수리 키트, 튜브 패치
thing:tyre lever|타이어 레버, 타이어 주걱
thing:bike wheel|자전거 휠, 휠셋, 자전거 바퀴
thing:spoke|스포크, 자전거 살, 스포크 니플
thing:bike saddle|자전거 안장, 안장, 새들
thing:seatpost|싯포스트, 시트포스트, 가변 싯포스트
thing:handlebar|자전거 핸들바, 핸들바, 드롭바
thing:handlebar grip|자전거 그립, 핸들 그립, 바테이프
thing:bike stem|자전거 스템, 핸들 스템
thing:bike pedal|자전거 페달, 평페달, 플랫 페달
thing:clipless pedal|클릿페달, 클립리스 페달, spd 페달
thing:cycling shoe|자전거 신발, 클릿슈즈, 사이클화
thing:bike chain|자전거 체인, 체인
thing:chain oil|체인오일, 체인 윤활유, 체인 왁스
thing:cassette|스프라켓, 카세트 스프라켓, 프리휠
thing:derailleur|변속기, 드레일러, 뒷변속기
thing:hub gear|내장기어 허브, 기어허브, 내장변속 허브
thing:crankset|크랭크셋, 체인링, 비비
thing:brake pad|자전거 브레이크 패드, 브레이크 슈, 브레이크 패드
thing:disc brake|디스크 브레이크, 유압 브레이크, 브레이크 로터
thing:rim brake|림브레이크, v브레이크, 캘리퍼 브레이크
thing:brake cable|브레이크 케이블, 변속 케이블, 브레이크선
thing:suspension fork|서스펜션 포크, 자전거 샥, 앞포크
thing:bike light|자전거 라이트, 자전거 전조등, 자전거 후미등
thing:bike dynamo|자전거 다이나모, 허브 다이나모, 자전거 발전기
thing:reflector|자전거 반사판, 반사등, 반사경
thing:mudguard|자전거 흙받이, 머드가드, 펜더
thing:pannier rack|자전거 짐받이, 리어랙, 뒷짐받이
thing:pannier|자전거 패니어, 페니어 가방, 자전거 짐가방
thing:handlebar bag|핸들바 가방, 프레임 가방, 탑튜브 가방
thing:bike basket|자전거 바구니, 앞바구니
thing:bike child seat|자전거 유아안장, 유아 자전거 시트, 아기 자전거 시트
thing:bike trailer|자전거 트레일러, 유아 트레일러, 짐 트레일러
thing:car bike rack|자전거 캐리어, 차량용 자전거 거치대, 트렁크 캐리어
thing:bike stand|자전거 거치대, 자전거 스탠드, 킥스탠드
thing:bike wall mount|자전거 벽걸이, 자전거 걸이, 벽걸이 거치대
thing:bike lock|자전거 자물쇠, u락, 자전거 열쇠
thing:bike bell|자전거 벨, 자전거 경음기, 자전거 경적
thing:bike mirror|자전거 백미러, 자전거 거울, 핸들 미러
thing:bike computer|자전거 속도계, 사이클링 컴퓨터, 자전거 gps
thing:bike phone mount|자전거 휴대폰 거치대, 자전거 폰홀더, 핸들바 폰거치대
thing:bottle cage|물통케이지, 자전거 물통 거치대, 보틀케이지
thing:bike multitool|자전거 멀티툴, 자전거 공구, 정비 거치대
thing:bike cover|자전거 커버, 자전거 덮개, 자전거 방수커버
thing:e-bike battery|전기자전거 배터리, 전동자전거 배터리, e바이크 배터리
thing:turbo trainer|자전거 로라, 실내 자전거 트레이너, 평로라
thing:bike helmet|자전거 헬멧, 사이클 헬멧
thing:cycling jersey (2)|자전거 저지, 사이클 저지, 자전거 상의
thing:cycling shorts (2)|빕숏, 자전거 패드바지, 자전거 반바지
thing:cycling glove|자전거 장갑, 반장갑, mtb 장갑
thing:cycling glasses|자전거 고글, 사이클 선글라스, 스포츠 고글
thing:cycling rain jacket|자전거 우의, 레인자켓, 자전거 판초
thing:kick scooter|킥보드, 어린이 킥보드, 스턴트 킥보드
thing:electric scooter|전동킥보드, 전동 스쿠터, 전기 킥보드
thing:skateboard|스케이트보드, 크루저보드
thing:longboard|롱보드, 롱 스케이트보드, 댄싱보드
thing:inline skates|인라인스케이트, 인라인, 롤러블레이드
thing:roller skates|롤러스케이트, 쿼드 스케이트
thing:ice skates|스케이트, 피겨스케이트, 하키스케이트
thing:knee pads (2)|무릎보호대, 팔꿈치보호대, 손목보호대
thing:swimsuit (2)|수영복, 원피스 수영복, 실내수영복
thing:bikini (2)|비키니, 투피스 수영복, 탱키니
thing:swim trunks (2)|남자 수영복, 보드숏, 수영 반바지
thing:swimming goggles (2)|물안경, 수경, 수영 고글
thing:swimming cap|수영모, 수모, 실리콘 수모
thing:armbands|암튜브, 팔튜브, 수영 팔튜브
thing:kickboard|킥판, 수영 킥판, 풀부이
thing:swim ring (2)|튜브, 물놀이 튜브, 수영 튜브
thing:swim fins|오리발, 수영 오리발, 숏핀
thing:diving mask|다이빙 마스크, 스노클 마스크, 물안경 마스크
thing:snorkel|스노클, 스노클링 세트, 스노클링 장비
thing:wetsuit (2)|웻수트, 잠수복, 서핑슈트
thing:water shoe|아쿠아슈즈, 물놀이 신발, 서핑 슈즈
thing:rash guard (2)|래쉬가드, 래시가드, 자외선차단 수영복
thing:life jacket|구명조끼, 라이프자켓, 부력조끼
thing:surfboard|서핑보드, 소프트보드, 숏보드
thing:bodyboard|바디보드, 부기보드
thing:stand-up paddle board|sup 보드, 패들보드, 섭보드
thing:kayak|카약, 카누, 인플레터블 카약
thing:paddle for kayak|카약 패들, sup 패들, 노
thing:inflatable boat|고무보트, 인플레터블 보트, 공기주입식 보트
thing:dry bag|드라이백, 방수백, 방수가방
thing:windsurf board|윈드서핑 보드, 윈드서핑 세일, 카이트
thing:water skis|수상스키, 웨이크보드, 견인 튜브
thing:skis|스키, 알파인 스키, 스키 플레이트
thing:cross-country skis|크로스컨트리 스키, 노르딕 스키
thing:touring skis|투어링 스키, 산악스키, 스키 스킨
thing:ski boot|스키부츠, 스키 신발
thing:ski binding|스키 바인딩, 보드 바인딩, 바인딩
thing:ski pole|스키폴, 스키 스틱
thing:snowboard|스노보드, 스노우보드, 보드
thing:snowboard boot|보드부츠, 스노보드 부츠, 보아 부츠
thing:ski jacket (2)|스키 자켓, 보드복 자켓, 스키복 상의
thing:ski pants|스키 바지, 보드복 바지, 스키복 하의
thing:snowsuit (2)|스키복, 유아 스키복, 올인원 스키복
thing:ski helmet|스키 헬멧, 보드 헬멧
thing:ski goggles (2)|스키 고글, 보드 고글, 스노우 고글
thing:ski gloves (2)|스키장갑, 보드장갑, 벙어리 스키장갑
thing:ski sock|스키양말, 보드양말, 발열양말
thing:balaclava (2)|바라클라바, 스키 마스크, 방한 마스크
thing:ski bag|스키가방, 보드가방, 스키부츠 가방
thing:sledge|눈썰매, 썰매, 플라스틱 썰매
thing:snowshoes|스노슈즈, 설피, 스노우슈즈
thing:avalanche transceiver|눈사태 비콘, 눈사태 탐지기, 프로브
thing:ski wax|스키 왁스, 보드 왁스, 에지 연마기
thing:tennis racket|테니스라켓, 테니스 라켓
thing:tennis ball|테니스공, 테니스볼
thing:racket string|라켓줄, 테니스 스트링, 라켓 스트링
thing:overgrip|오버그립, 라켓그립, 그립테이프
thing:tennis shoe|테니스화, 코트화, 클레이코트화
thing:racket bag|라켓가방, 테니스 가방, 라켓 백팩
thing:badminton racket|배드민턴 라켓, 배드민턴채, 배드민턴 세트
thing:shuttlecock|셔틀콕, 배드민턴공, 깃털 셔틀콕
thing:table tennis bat|탁구라켓, 탁구채, 탁구 배트
thing:table tennis table|탁구대, 탁구공, 탁구네트
thing:padel racket|파델 라켓, 파델라켓, 파델 배트
thing:squash racket|스쿼시 라켓, 스쿼시공
thing:golf club|골프채, 골프클럽, 퍼터
thing:golf ball|골프공, 골프티, 로스트볼
thing:golf bag|골프가방, 캐디백, 골프 카트
thing:dumbbell|덤벨, 아령, 덤벨 세트
thing:barbell|바벨, 역기, 올림픽바
thing:weight plate|원판, 중량 원판, 범퍼 플레이트
thing:kettlebell|케틀벨, 케틀벨 세트
thing:weight bench|벤치프레스, 인클라인 벤치, 운동 벤치
thing:home gym|홈짐, 파워랙, 스쿼트랙
thing:pull-up bar|철봉, 치닝디핑, 문틀철봉
thing:treadmill|러닝머신, 워킹패드, 트레드밀
thing:exercise bike|실내자전거, 스핀바이크, 실내사이클
thing:cross trainer|일립티컬, 크로스트레이너, 일립티컬 머신
thing:rowing machine|로잉머신, 로잉 머신, 노젓기 운동기구
thing:resistance band|밴드, 세라밴드, 루프밴드
thing:suspension trainer|trx, 서스펜션 트레이너, 체조링
thing:skipping rope (2)|줄넘기, 스피드 줄넘기
thing:exercise ball|짐볼, 운동공, 밸런스볼
thing:medicine ball|메디신볼, 슬램볼, 웨이트볼
thing:yoga mat|요가매트, 운동매트, 필라테스 매트
thing:yoga block|요가블럭, 요가 스트랩, 명상방석
thing:foam roller|폼롤러, 마사지롤러, 마사지볼
thing:massage gun|마사지건, 근막건, 마사지 총
thing:push-up handles|푸쉬업바, 복근롤러, ab롤러
thing:weightlifting belt|리프팅벨트, 헬스벨트, 손목스트랩
thing:ankle weights|모래주머니, 발목중량, 중량조끼
thing:mini trampoline|미니 트램펄린, 홈트램펄린, 점핑트램펄린
thing:aerobic step|스텝박스, 스텝퍼, 밸런스보드
thing:boxing glove|복싱글러브, 권투글러브, mma 글러브
thing:punching bag|샌드백, 펀칭백, 복싱 샌드백
thing:mouthguard|마우스피스, 마우스가드, 마우스 가드
thing:judo suit|유도복, 도복, 태권도복
thing:football|축구공, 풋살공
thing:football boots (2)|축구화, 풋살화
thing:shin guards|정강이보호대, 신가드
thing:football shirt (2)|축구 유니폼, 축구복, 축구 저지
thing:football goal|축구골대, 미니 골대, 골네트
thing:goalkeeper gloves|골키퍼 장갑, 골키퍼장갑
thing:basketball|농구공, 실내 농구공
thing:basketball hoop|농구대, 농구골대, 농구 골네트
thing:basketball shoes|농구화, 실내 운동화, 배구화
thing:volleyball|배구공, 비치발리볼, 배구네트
thing:handball|핸드볼, 핸드볼공
thing:rugby ball|럭비공, 미식축구공, 럭비 헤드기어
thing:field hockey stick|하키스틱, 아이스하키 스틱, 플로어볼 스틱
thing:baseball bat|야구배트, 야구글러브, 야구공
thing:cricket bat|크리켓 배트, 크리켓공, 크리켓 패드
thing:ball pump|볼펌프, 공기주입 바늘, 공 펌프
thing:training cones|훈련콘, 마커콘, 사다리 훈련
thing:darts|다트, 다트판, 다트세트
thing:pool table|당구대, 포켓볼대, 당구큐
thing:boules|페탕크, 페탕크공, 보체 세트
thing:frisbee|프리스비, 원반, 플라잉디스크
thing:archery bow|활, 양궁활, 컴파운드보우
thing:fishing rod|낚싯대, 릴낚싯대, 루어낚싯대
thing:fishing reel|낚시릴, 스피닝릴, 베이트릴
thing:fishing line|낚싯줄, 합사, 나일론줄
thing:fishing lure|루어, 미노우, 웜
thing:fish hook|낚싯바늘, 찌, 낚시추
thing:landing net|뜰채, 낚시뜰채, 살림망
thing:tackle box|태클박스, 낚시가방, 낚시대 거치대
thing:waders|웨이더, 가슴장화, 낚시장화
thing:riding helmet|승마헬멧, 승마 헬멧, 승마모자
thing:riding boots|승마부츠, 승마장화, 하프챕스
thing:riding breeches|승마바지, 조퍼스, 승마 레깅스
thing:horse saddle|말 안장, 안장패드, 복대끈
thing:bridle|굴레, 말 고삐, 말 홀터
thing:horse blanket|마의, 말 담요, 말옷
thing:riding crop|승마채찍, 말채찍, 승마 채찍
thing:horse grooming kit|말 손질도구, 말 솔, 발굽 파개
thing:riding body protector|승마 보호조끼, 승마 에어백 조끼, 승마 프로텍터
thing:climbing rope|등반로프, 클라이밍 로프, 다이나믹 로프
thing:climbing harness|클라이밍 하네스, 등반벨트, 안전벨트
thing:climbing shoe|암벽화, 클라이밍화, 볼더링화
thing:carabiner (2)|카라비너, 퀵드로우, 잠금 비너
thing:belay device|확보기, 그리그리, 하강기
thing:chalk bag|초크백, 클라이밍 초크, 액체초크
thing:climbing helmet|클라이밍 헬멧, 등반헬멧, 비아페라타 세트
thing:ice axe|아이젠, 피켈, 빙설 아이젠
thing:tent|텐트, 캠핑텐트, 돔텐트
thing:tent peg|텐트팩, 텐트 펙, 스트링
thing:groundsheet|그라운드시트, 방수포, 타프
thing:awning for caravan|카라반 어닝, 캠핑카 어닝, 차양텐트
thing:sleeping bag|침낭, 머미 침낭, 구스 침낭
thing:sleeping bag liner|침낭 라이너, 라이너, 여행용 시트
thing:sleeping mat|캠핑매트, 발포매트, 자충매트
thing:air bed (2)|에어매트, 에어베드, 야전침대
thing:camping pillow|캠핑베개, 에어베개, 여행용 베개
thing:hammock (2)|해먹, 캠핑 해먹, 해먹 거치대
thing:camping chair|캠핑의자, 접이식 의자, 캠핑체어
thing:camping table|캠핑테이블, 접이식 테이블, 롤테이블
thing:camping stove|버너, 캠핑버너, 가스버너
thing:gas cartridge|이소가스, 부탄가스, 캠핑가스
thing:camping cookware|캠핑코펠, 코펠, 캠핑 냄비
thing:camping food|동결건조식품, 캠핑 간편식, 발열식품
thing:cool box (2)|아이스박스, 쿨러, 쿨러백
thing:head torch|헤드랜턴, 헤드램프, 헤드라이트
thing:camping lantern|캠핑랜턴, 랜턴, 캠핑등
thing:portable toilet|휴대용 변기, 캠핑 화장실, 이동식 변기
thing:camping shower|캠핑샤워기, 솔라샤워, 물통
thing:mosquito net for travel|모기장, 여행용 모기장, 방충망 모자
thing:hiking boot|등산화, 트레킹화, 하이킹 부츠
thing:hiking sandal|등산샌들, 트레킹 샌들, 아웃도어 샌들
thing:hiking sock|등산양말, 트레킹 양말
thing:hiking trousers (2)|등산바지, 등산복 바지, 트레킹 팬츠
thing:hardshell jacket|하드쉘 자켓, 고어텍스 자켓, 등산 자켓
thing:rain trousers (2)|방수바지, 레인팬츠, 우의 바지
thing:softshell jacket (2)|소프트쉘 자켓, 소프트쉘, 아웃도어 소프트쉘
thing:fleece jacket (2)|플리스, 후리스, 플리스 자켓
thing:down jacket (2)|패딩, 다운자켓, 구스패딩
thing:hiking backpack|등산배낭, 등산가방, 배낭
thing:backpack rain cover|배낭 레인커버, 배낭커버, 배낭 방수커버
thing:baby carrier backpack|아기 등산캐리어, 유아 배낭캐리어, 등산용 아기 캐리어
thing:trekking poles|등산스틱, 트레킹폴, 노르딕워킹 폴
thing:gaiters|스패츠, 게이터, 등산 스패츠
thing:compass|나침반, 등산 나침반
thing:hiking map|등산지도, 등산로 지도, 트레킹 지도
thing:outdoor gps|등산 gps, 휴대용 gps, 아웃도어 gps
thing:pocket knife (2)|주머니칼, 맥가이버칼, 멀티툴
thing:water filter for hiking|휴대용 정수기, 휴대용 정수필터, 정수 알약
thing:fire starter|파이어스틸, 부싯돌, 착화제
thing:binoculars|쌍안경, 망원경, 단안경
thing:knife|칼, 나이프
thing:hose|호스, 물호스
thing:nail|못, 네일
thing:scooter|스쿠터, 킥보드
thing:bib|턱받이, 빕
thing:goggles|고글, 보호고글
thing:lens|렌즈
thing:detergent|세제, 세탁세제
thing:plaster|반창고, 석고, 회반죽
thing:hair straightener|고데기, 매직기, 헤어 스트레이트너
thing:microscope|현미경, 어린이 현미경
thing:wooden train|원목 기차, 나무 기차, 원목 기차놀이
thing:train|기차, 장난감 기차
thing:canvas|캔버스, 캔버스천
thing:brush|브러시, 솔, 붓
thing:door handle|문손잡이, 도어 핸들, 방문 손잡이
thing:filing cabinet|서류함, 파일 캐비닛, 파일박스
thing:primer|프라이머, 메이크업 베이스
thing:rose|장미, 장미꽃
thing:bait|미끼, 낚시미끼
thing:inverter|인버터, 차량용 인버터
thing:tutu|튀튀, 발레치마, 튜튜
thing:walking stick|지팡이, 등산지팡이
thing:crutches|목발, 목다리
thing:blood pressure monitor|혈압계, 혈압측정기
thing:syringe|주사기
thing:thread|실, 재봉실
thing:mouse|마우스, 쥐
thing:pocket watch|회중시계, 포켓워치
thing:diving watch|다이버시계, 다이버워치, 잠수시계
thing:shower tray|샤워트레이, 샤워부스 바닥, 샤워 받침
thing:bag|가방, 백
thing:ball|공, 볼
thing:balm|밤, 립밤, 연고
thing:barrel|통, 배럴, 드럼통
thing:bell|벨, 종, 초인종
thing:badge|배지, 뱃지, 명찰
thing:binder|바인더, 파일 바인더
thing:body protector|보호대, 보호조끼, 프로텍터
thing:bottle|병, 물병, 보틀
thing:bow|활, 리본
thing:brake|브레이크
thing:cabinet|캐비닛, 수납장, 장식장
thing:cable|케이블, 전선
thing:cage|케이지, 새장, 우리
thing:card|카드
thing:castle|성, 장난감 성, 캐슬
thing:chain|체인, 사슬, 목걸이줄
thing:chisel|끌, 조각끌, 목공 끌
thing:cummerbund|커머번드, 턱시도 허리띠
thing:drum|북, 드럼
thing:engine|엔진, 모터
thing:egg box|계란판, 계란케이스, 달걀 보관함
thing:espresso cup|에스프레소잔, 에스프레소 컵, 데미타스잔
thing:firelighters|착화제, 착화탄, 점화제
thing:fireguard|난로 안전망, 벽난로 스크린, 난로 가드
thing:flash|플래시, 스트로보, 카메라 플래시
thing:food|음식, 식품, 먹거리
thing:fruit|과일
thing:gate|문, 게이트, 대문
thing:grass|풀, 잔디
thing:hedge|생울타리, 울타리
thing:heart|하트, 하트모양
thing:helium|헬륨, 헬륨가스
thing:helmet|헬멧, 안전모
thing:honey jar|꿀병, 꿀단지
thing:incubator|부화기, 인큐베이터
thing:jar|유리병, 단지, 항아리
thing:kennel|개집, 강아지 집, 켄넬
thing:key|열쇠, 키
thing:leash|리드줄, 목줄, 강아지 줄
thing:litter|고양이 모래, 모래
thing:log basket|장작 바구니, 장작통
thing:lotion|로션
thing:lure|루어, 가짜미끼
thing:mask|마스크, 가면
thing:moon|달
thing:star|별
thing:needle|바늘
thing:oil|오일, 기름
thing:pedal|페달
thing:pellets|펠릿, 우드펠릿
thing:place cards|좌석표, 네임카드, 좌석 이름표
thing:powder|파우더, 가루, 분말
thing:rack|선반, 거치대, 랙
thing:racket|라켓, 채
thing:reel|릴, 얼레
thing:rod|막대, 낚싯대, 봉
thing:scale|저울, 체중계
thing:screen|스크린, 화면, 가림막
thing:skate|스케이트
thing:stencil|스텐실, 스텐실 도안, 모양자
thing:stove pipe|연통, 난로 연통, 화목난로 연통
thing:tank|탱크, 물탱크, 수조
thing:thermos|보온병, 보온통
thing:timer|타이머
thing:tractor|트랙터, 장난감 트랙터
thing:truck|트럭, 화물차, 덤프트럭
thing:airplane|비행기, 장난감 비행기
thing:rocket|로켓
thing:robot|로봇
thing:trailer hitch|견인고리, 트레일러 히치, 견인장치
thing:tube|튜브, 관
thing:tyre pressure gauge|타이어 공기압 게이지, 공기압 측정기
thing:valve|밸브
thing:vacuum bag|청소기 먼지봉투, 진공청소기 봉투, 먼지봉투
thing:vegetable|채소, 야채
thing:wiper|와이퍼
thing:amp|앰프, 증폭기
thing:bass guitar|베이스기타, 베이스
thing:ashtray|재떨이, 휴대용 재떨이
thing:bee hive|벌통, 양봉통
thing:ash vacuum|재 청소기, 난로재 청소기, 벽난로 청소기
thing:grooming brush|털빗, 강아지 빗, 고양이 빗
thing:motorcycle jacket|오토바이 자켓, 바이크 자켓, 라이더자켓
thing:elephant|코끼리
thing:lion|사자
thing:tiger|호랑이
thing:bear|곰, 곰돌이
thing:bird|새
thing:butterfly|나비
thing:cow|소, 젖소
thing:dinosaur|공룡
thing:dolphin|돌고래
thing:dragon|용, 드래곤
thing:duck|오리
thing:fox|여우
thing:frog|개구리
thing:giraffe|기린
thing:monkey|원숭이
thing:owl|부엉이, 올빼미
thing:penguin|펭귄
thing:pig|돼지
thing:pirate|해적
thing:princess|공주
thing:rabbit|토끼
thing:shark|상어
thing:sheep|양
thing:skull|해골, 스컬
thing:turtle|거북이
thing:unicorn|유니콘
thing:walrus|바다코끼리
thing:whale|고래
thing:goggles (2)|고글, 보호고글
thing:lens (2)|렌즈
thing:brush (2)|브러시, 솔, 붓
thing:bell (2)|벨, 종, 초인종
thing:bow (2)|활, 리본
thing:rack (2)|선반, 거치대, 랙
thing:rod (2)|막대, 낚싯대, 봉
thing:reel (2)|릴, 얼레
thing:tube (2)|튜브, 관
thing:food (2)|음식, 식품, 먹거리
thing:powder (2)|파우더, 가루, 분말
thing:bag (2)|가방, 백
`;
