/** Vietnamese function words, separated by white space. */
export const vietnamese = `
và hoặc hay nhưng mà thì là nếu khi vì bởi do nên để rằng như cũng đã đang sẽ vẫn còn chỉ rất quá lắm
được bị tôi tao mình ta chúng bạn anh chị em ông bà nó họ hắn y ai gì nào đâu sao thế bao nhiêu mấy này
kia ấy đó đây những các một mỗi mọi cái con chiếc của ở tại trong ngoài trên dưới trước sau giữa với cho
từ đến tới về theo qua bằng cùng không chưa chẳng có phải lại ra vào lên xuống nữa hơn nhất tất cả khác
`;
