import type { FaqWords } from '../faq-words.ts';

/** The product is "이 상품". */
export const faqs: FaqWords = {
  phrasebook: `
@product = 이 상품
@has = 이 상품에 {label} 있나요?
@sizes = 이 상품은 어떤 사이즈가 있나요?
@colors = 이 상품은 어떤 색상이 있나요?
@options = “{label}”에는 어떤 선택지가 있나요?
@price = 이 상품의 가격은 얼마인가요?
@stock = 이 상품은 재고가 있나요?
@returns = 이 상품을 반품할 수 있나요?; 반품 기간은 얼마나 되나요?
@return_cost = 반품 배송비는 무료인가요?
@delivery_time = 배송은 얼마나 걸리나요?; 배송 기간은 얼마나 되나요?
@shipping_cost = 배송비는 얼마인가요?; 배송비는 무료인가요?
@warranty = 보증 기간은 얼마나 되나요?
@exchange = 다른 사이즈로 교환할 수 있나요?
@size_guide = 어떤 사이즈를 선택해야 하나요?
@payment = 어떤 결제 방법이 있나요?
@pickup = 매장에서 수령할 수 있나요?
weight = 무게, 중량 | 이 상품의 무게는 얼마인가요?
material = 소재, 재질 | 이 상품의 소재는 무엇인가요?
dimensions = 크기, 치수 | 이 상품의 크기는 얼마인가요?
length = 길이 | 이 상품의 길이는 얼마인가요?
width = 너비, 폭 | 이 상품의 너비는 얼마인가요?
height = 높이 | 이 상품의 높이는 얼마인가요?
capacity = 용량 | 이 상품의 용량은 얼마인가요?
color = 색상, 색 | 이 상품의 색상은 무엇인가요?
waterproof = 방수 | 이 상품은 방수인가요?
care = 관리 방법, 세탁 방법 | 이 상품의 세탁 방법은 무엇인가요?
country_of_origin = 원산지, 제조국 | 이 상품의 원산지는 어디인가요?
warranty = 보증 | 이 상품의 보증 기간은 얼마인가요?
included_components = 구성품 | 구성품은 무엇인가요?
battery_life = 배터리 사용 시간 | 배터리 사용 시간은 얼마인가요?
wattage = 소비 전력 | 이 상품의 소비 전력은 얼마인가요?
compatible_devices = 호환성, 호환 기기 | 호환 기기는 무엇인가요?; 호환성은 어떤가요?
screen_size = 화면 크기 | 화면 크기는 얼마인가요?
`,
};
