import { attributeConcepts } from '../../language/concepts/attribute-concepts.ts';

/** Topic of an attribute concept and how much it matters when somebody thinks of buying, 0 to 1. */
type TopicPrior = { topic: string; prior: number };

/** A concept that is known but not listed, and an attribute that is no known concept. */
const unlistedPrior = 0.34;
const unknownPrior = 0.22;

/** Topic and weight of an attribute; `concept` is absent for one that no list knows, `name` is its own name then. */
export function attributeTopic(concept: string | undefined, name: string): TopicPrior {
  if (concept === undefined) return { topic: `attribute:${name}`, prior: unknownPrior };
  const { topic = `attribute:${concept}`, prior = unlistedPrior } = attributeConcepts.get(concept) ?? {};
  return { topic, prior };
}
