import { describe, expect, test } from 'vitest';
import { useAisle } from './support/start-aisle.ts';

const aisle = useAisle();

const boot = {
  product_id: 'bota-1',
  title: 'Trekové boty Sněžka',
  locale: 'cs',
  price: { amount: 249_900, currency: 'CZK' },
  availability: 'in_stock',
  attributes: { barva: 'zelená', hmotnost: '540 g', nepromokavý: true },
};
const returns = {
  document_id: 'vraceni',
  title: 'Vrácení zboží',
  locale: 'cs',
  content:
    'Nepoužité zboží můžete vrátit do 30 dnů od doručení. Peníze vám pošleme zpět na účet do 14 dnů. Zpětné poštovné hradí zákazník.',
};
const delivery = {
  document_id: 'doprava',
  title: 'Doprava a platba',
  locale: 'cs',
  content: 'Doprava kurýrem stojí 99 Kč. Od 1 500 Kč je doprava zdarma. Doručení trvá 2 až 3 pracovní dny.',
};

type Answer = { result_text: string; locale: string; answer_status: string };

describe('a Czech shop', () => {
  const newShop = () => aisle.newCompany({ products: [boot], documents: [returns, delivery] });
  const asker = async () => {
    const shop = await newShop();
    return async (query_text: string): Promise<Answer> => {
      const { status, body } = await shop.post('/api/v1/send_message', { query_text, locale: 'cs' });
      expect(status).toBe(200);
      return body as unknown as Answer;
    };
  };

  test('answers Czech questions from its Czech pages', async () => {
    const ask = await asker();
    const term = await ask('Do kdy mohu zboží vrátit?');
    expect(term).toMatchObject({ locale: 'cs', answer_status: 'answered' });
    expect(term.result_text).toContain('do 30 dnů od doručení');
    const price = await ask('Kolik stojí doprava?');
    expect(price.result_text).toContain('99 Kč');
    const time = await ask('Jak dlouho trvá doručení?');
    expect(time.result_text).toContain('2 až 3 pracovní dny');
  });

  test('greets, thanks and says in Czech what it does not know', async () => {
    const ask = await asker();
    expect((await ask('Dobrý den')).result_text).toMatch(/^Dobrý den!/u);
    expect((await ask('Díky moc')).result_text).toBe('Rádo se stalo!');
    const unknown = await ask('Kdo vyhrál volby v Brazílii?');
    expect(unknown).toMatchObject({ locale: 'cs', answer_status: 'not_found' });
    expect(unknown.result_text).toContain('V informacích tohoto obchodu jsem na to odpověď nenašel.');
  });

  test('states a product’s price, stock and attributes in Czech sentences', async () => {
    const ask = await asker();
    const price = await ask('Kolik stojí Trekové boty Sněžka?');
    expect(price.result_text).toMatch(/Trekové boty Sněžka stojí 2\s499,00\sKč/u);
    const proof = await ask('Jsou Trekové boty Sněžka nepromokavé?');
    expect(proof.result_text).toMatch(/^Ano\./u);
  });
});
