import type { TextWords } from '../text-words.ts';

export const text: TextWords = {
  stopWords: `
và hoặc hay nhưng mà thì là nếu khi vì bởi do nên để rằng như cũng đã đang sẽ vẫn còn chỉ rất quá lắm
được bị tôi tao mình ta chúng bạn anh chị em ông bà nó họ hắn y ai gì nào đâu sao thế bao nhiêu mấy này
kia ấy đó đây những các một mỗi mọi cái con chiếc của ở tại trong ngoài trên dưới trước sau giữa với cho
từ đến tới về theo qua bằng cùng không chưa chẳng có phải lại ra vào lên xuống nữa hơn nhất tất cả khác
`,
  abbreviations: 'tp ths ts gs pgs bs tr',
  units: `
cm=phân|xentimét; m=mét; km=cây số|kilômét; kg=ký|cân|kí; l=lít; c=độ c|độ; s=giây; min=phút;
h=giờ|tiếng; d=ngày; week=tuần; month=tháng; year=năm; percent=phần trăm; piece=cái|chiếc|miếng;
pair=đôi|cặp`,
  to: 'đến',
  headComesFirst: true,
};
