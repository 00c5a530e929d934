import type { AuthoredShop } from './authored-shops.ts';
import type { JudgedReply } from './shop-judge.ts';

/** Posts a message or a query to an authored shop; a refusal is a reply whose status and text tell it. */
export async function postToShop(
  { baseUrl, key }: AuthoredShop,
  operation: 'send_message' | 'search',
  body: object,
): Promise<JudgedReply & { threadId: string | undefined }> {
  const response = await fetch(`${baseUrl}/api/v1/${operation}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const reply = (await response.json()) as {
    thread_id?: string;
    result_text?: string;
    answer_status?: string;
    products?: readonly { product_id: string }[];
    detail?: string;
  };
  return {
    threadId: reply.thread_id,
    status: response.ok ? (reply.answer_status ?? '') : `http ${response.status}`,
    text: (response.ok ? reply.result_text : reply.detail) ?? '',
    productIds: (reply.products ?? []).map(({ product_id }) => product_id),
  };
}
