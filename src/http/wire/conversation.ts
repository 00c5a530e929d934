/** The members that send_message and search have in common, as they come from the edge. */
type ConversationBody = {
  query_text: string;
  thread_id?: string | undefined;
  page_url?: string | undefined;
  locale?: string | undefined;
  user_metadata?: Record<string, unknown> | undefined;
  end_user_id?: string | undefined;
};

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Keys starting `_` are private, at any depth: they stop here and reach no engine, log or trace. */
function publicMetadata(metadata: Record<string, unknown> = {}): Record<string, unknown> {
  const shown: Record<string, unknown> = Object.create(null);
  for (const [key, value] of Object.entries(metadata))
    if (!key.startsWith('_')) shown[key] = isObject(value) ? publicMetadata(value) : value;
  return shown;
}

/**
 * A conversation's input in service names; an empty `thread_id` means a new thread, like none. Who names no language is
 * taken to speak the shop's.
 */
export function conversationOf(body: ConversationBody, defaultLocale: string) {
  const { thread_id: threadId, page_url: pageUrl, end_user_id: endUserId } = body;
  return {
    channel: 'api' as const,
    queryText: body.query_text,
    locale: body.locale ?? defaultLocale,
    userMetadata: publicMetadata(body.user_metadata),
    ...(threadId ? { threadId } : {}),
    ...(pageUrl === undefined ? {} : { pageUrl }),
    ...(endUserId === undefined ? {} : { endUserId }),
  };
}

/** Through what a request comes: a session of the dashboard tries things out, everything else is a backend. */
export function channelOf(request: { member?: unknown }): 'api' | 'playground' {
  return request.member === undefined || request.member === null ? 'api' : 'playground';
}
