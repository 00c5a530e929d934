/** Particles and copula endings that are written onto nouns, longest first. */
const ENDINGS = (
  '입니다 인가요 으로는 에서는 에게서 이라고 까지 부터 보다 처럼 마다 조차 밖에 에서 에게 한테 으로 이나 이랑 하고 이다 ' +
  '인가 은 는 이 가 을 를 의 에 와 과 도 로 만 나 랑 요'
).split(' ');
const SHORTEST_STEM = 2;

/** A Korean word without its last particle, at least two syllables left (`등산화를` → `등산화`). */
export function stem(word: string): string {
  const ending = ENDINGS.find(
    (candidate) => word.endsWith(candidate) && word.length - candidate.length >= SHORTEST_STEM,
  );
  return ending === undefined ? word : word.slice(0, -ending.length);
}
