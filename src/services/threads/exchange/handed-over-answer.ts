import type { ConversationMemory } from '../../../engine/question/memory.ts';
import type { Answered } from '../../answers/answer-types.ts';
import type { Settings } from '../../settings-schema/settings.ts';

/** What a thread says while a human has it: the company's own text, word for word, and nothing from the engine. */
export function handedOverAnswer(settings: Settings, locale: string, memory: ConversationMemory): Answered {
  return {
    answer: {
      status: 'handed_over',
      route: 'human',
      engine: 'embedded',
      degraded: false,
      locale,
      claims: [{ text: settings.handover.message, kind: 'frame', support: [] }],
      products: [],
      suggestedQuestions: [],
    },
    memory,
    trace: { route: 'human', reason: 'thread is handed over' },
    snapshots: [],
  };
}
