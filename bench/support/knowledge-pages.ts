import { generator } from './shop-queries.ts';

/** A made-up page of a shop's help, and a question that it answers. */
export type KnowledgePage = { line: string; question: string };

const places =
  'Lisbon Porto Madrid Seville Lyon Nantes Ghent Bruges Utrecht Delft Hamburg Bremen Leipzig Graz Linz Basel Bern Turin Bari Naples Athens Patras Sofia Varna Brno Ostrava Gdansk Lublin Riga Tartu'.split(
    ' ',
  );
const goods =
  'laptops,monitors,printers,headphones,cameras,routers,keyboards,tablets,projectors,speakers,chargers,cables,docking stations,memory cards,hard drives,scanners,toner cartridges,phone cases,desk lamps,office chairs'.split(
    ',',
  );
const services =
  'express delivery,evening delivery,installation,data recovery,screen repair,battery replacement,cleaning,engraving,gift wrapping,trade-in,leasing,bulk orders,student offers,collection in store,recycling'.split(
    ',',
  );

type Topic = { title: string; question: string; paragraphs: string[] };
type Parts = { place: string; thing: string; service: string; n: (from: number, to: number) => number };

const topics: readonly ((parts: Parts) => Topic)[] = [
  ({ place, thing, n }) => ({
    title: `Returning ${thing} bought in ${place}`,
    question: `How many days do I have to return ${thing} bought in ${place}?`,
    paragraphs: [
      `You can return ${thing} bought in our ${place} store within ${n(14, 90)} days of purchase, with the receipt.`,
      `We check what comes back within ${n(2, 9)} working days and refund the price to the card you paid with. The box must be complete.`,
    ],
  }),
  ({ place, service, n }) => ({
    title: `${service} in ${place}`,
    question: `What does ${service} cost in ${place}?`,
    paragraphs: [
      `In ${place} we charge $${n(4, 80)}.${n(10, 99)} for ${service}. Members pay half of it.`,
      `Book ${service} at least ${n(1, 6)} days ahead. You get a message when we are on our way.`,
    ],
  }),
  ({ place, n }) => ({
    title: `Our store in ${place}, Harbour Street ${n(1, 99)}`,
    question: `When does the store in ${place} open on Saturdays?`,
    paragraphs: [
      `The ${place} store opens at ${n(8, 10)}:${n(10, 50)} on Saturdays and closes at ${n(17, 20)}:00. It is shut on Sundays.`,
      `There are ${n(4, 60)} parking spaces behind the house, and the tram stops in front of it.`,
    ],
  }),
  ({ place, thing, n }) => ({
    title: `Warranty of ${thing} in ${place}`,
    question: `How long is the warranty of ${thing} in ${place}?`,
    paragraphs: [
      `${thing} sold in ${place} have a warranty of ${n(12, 60)} months that covers faults of material and work.`,
      `Wear, water and falls are not covered. Keep the serial number: we ask for it before a repair.`,
    ],
  }),
  ({ place, thing, service, n }) => ({
    title: `${thing} and ${service} for companies near ${place}`,
    question: `How many ${thing} must a company near ${place} order for a discount?`,
    paragraphs: [
      `Companies near ${place} that order ${n(5, 50)} ${thing} or more get a discount of ${n(3, 18)} per cent.`,
      `For them ${service} is free once a quarter. Write to the business desk with your tax number.`,
    ],
  }),
];

/** Pages that differ in place, goods, services and figures; the same for the same seed. */
export function knowledgePages(count: number, seed = 11): KnowledgePage[] {
  const random = generator(seed);
  const of = (list: readonly string[]) => list[random(list.length)]!;
  const n = (from: number, to: number) => from + random(to - from + 1);
  return Array.from({ length: count }, (_, i) => {
    const parts = { place: of(places), thing: of(goods), service: of(services), n };
    const { title, question, paragraphs } = topics[i % topics.length]!(parts);
    const more = `This page is number ${i} of our help. We keep it up to date and look at it every ${n(2, 12)} weeks.`;
    const content = `# ${title}\n\n${paragraphs.join('\n\n')}\n\n## Good to know\n\n${more}`;
    return { line: JSON.stringify({ document_id: `help-${i}`, title, content, locale: 'en' }), question };
  });
}
