import { type UseInfiniteQueryResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Static } from 'typebox';
import type { Faq as FaqShape } from '../../../src/contract/faqs.ts';
import { api } from '../../shared/api.ts';
import { t } from '../../shared/i18n.ts';
import { say } from '../../shared/toast.tsx';

type Faq = Static<typeof FaqShape>;
export type Patch = { review?: 'approved' | 'rejected' | 'auto'; pinned?: boolean };
type Undo = { faqId: number; patch: Patch; at: number };

/**
 * The rows of a list of FAQs with one of them current, and what is done to them.
 * In the queue (`isQueue`) a decided row is gone at once and stays gone: a list that was asked for before the decision
 * was stored would bring it back under the next key press. It returns when the decision is refused or taken back.
 */
export function useReview(list: UseInfiniteQueryResult<{ pages: { data: Faq[] }[] }>, isQueue: boolean) {
  const client = useQueryClient();
  const [at, setAt] = useState(0);
  const [decided, setDecided] = useState<ReadonlySet<number>>(new Set());
  const undos = useRef<Undo[]>([]);
  const readAnew = () => client.invalidateQueries({ queryKey: ['/v1/faqs'] });
  const mark = (id: number, isDecided: boolean) =>
    setDecided((old) => {
      const next = new Set(old);
      if (isDecided) next.add(id);
      else next.delete(id);
      return next;
    });
  const decide = useMutation({
    mutationFn: ({ faqId, patch }: { faqId: number; patch: Patch }) => api.patch(`/v1/faqs/${faqId}`, patch),
    onError: (_error, { faqId, patch }) => {
      if (patch.review) mark(faqId, false);
    },
    onSettled: readAnew,
  });
  const all = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const rows = isQueue ? all.filter(({ faq_id: id }) => !decided.has(id)) : all;
  const last = Math.max(0, rows.length - 1);
  const place = Math.min(at, last);
  return {
    rows,
    place,
    current: rows[place],
    done: decided.size,
    goTo: (next: number) => setAt(Math.min(last, Math.max(0, next))),
    act: (faq: Faq, patch: Patch, back: Patch) => {
      undos.current.push({ faqId: faq.faq_id, patch: back, at: place });
      if (patch.review && isQueue) mark(faq.faq_id, true);
      decide.mutate({ faqId: faq.faq_id, patch });
    },
    undo: async () => {
      const undone = undos.current.pop();
      if (!undone) return;
      await decide.mutateAsync({ faqId: undone.faqId, patch: undone.patch });
      if (undone.patch.review) mark(undone.faqId, false);
      setAt(undone.at);
      say(t('Undone.'));
    },
    onSaved: (faq: Faq | undefined) => {
      if (faq && isQueue) mark(faq.faq_id, true);
      void readAnew();
    },
  };
}
