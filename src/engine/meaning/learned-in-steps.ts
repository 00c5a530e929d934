import { perLanguage } from '../../memo/kept.ts';
import { KeptValues } from '../../memo/kept-values.ts';
import { atOnce } from '../text/values/at-once.ts';

type Steps<Value> = Generator<undefined, Value>;

/**
 * What is learned of a language, once: a server that is about to need it goes through the steps, of a few milliseconds each, since at
 * one go it takes a fifth of a second; whoever asks for it before gets it at one go.
 */
type Learned<Value> = {
  of: (language: string) => Value;
  isLearned: (language: string) => boolean;
  steps: (language: string) => Steps<Value>;
};

/** What `learn` makes of each language, in steps or at one go, and kept. */
export function learnedInSteps<Value extends object>(
  learn: (language: string) => Steps<Value>,
): Learned<Value> {
  const learned = new KeptValues<Value>(perLanguage.most);
  function* steps(language: string): Steps<Value> {
    const known = learned.get(language);
    if (known !== undefined) return known;
    const value = yield* learn(language);
    learned.set(language, value);
    return value;
  }
  return {
    of: (language) => learned.get(language) ?? atOnce(steps(language)),
    isLearned: (language) => learned.get(language) !== undefined,
    steps,
  };
}
