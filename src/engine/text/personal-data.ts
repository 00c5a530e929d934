/** Addresses, numbers of orders and phones, names after a greeting. */
const personal =
  /@|https?:|www\.|\b\d{5,}\b|\+\d[\d\s().-]{6,}|\b(?:my name is|i am|i'm|my order|my account|mein name|ich heiße|meine bestellung|mi nombre|mi pedido|je m’appelle|je m'appelle|ma commande|mi chiamo|il mio ordine|mijn naam|mijn bestelling|meu nome|meu pedido)\b/iu;

/** Whether a shopper's words may say something of a person, so that nobody else may be shown them. Errs towards yes. */
export function maySayPersonalData(text: string): boolean {
  return personal.test(text);
}
