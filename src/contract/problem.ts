import { Type } from './type.ts';

const FaultCode = Type.Union([
  Type.Literal('required'),
  Type.Literal('type'),
  Type.Literal('blank'),
  Type.Literal('too_long'),
  Type.Literal('too_deep'),
  Type.Literal('too_many'),
  Type.Literal('range'),
  Type.Literal('format'),
  Type.Literal('invalid_url'),
  Type.Literal('duplicate'),
  Type.Literal('mismatch'),
  Type.Literal('expired'),
  Type.Literal('read_only'),
]);

/** One fault of a request. */
export const RequestFault = Type.Object({
  pointer: Type.Optional(Type.String({ description: 'RFC 6901 pointer into the body.' })),
  parameter: Type.Optional(Type.String({ description: 'Name of a query or path parameter.' })),
  header: Type.Optional(Type.String({ description: 'Name of a header.' })),
  code: FaultCode,
  detail: Type.String(),
});

/** Every refusal, from whichever layer: RFC 9457. */
export const Problem = Type.Object(
  {
    type: Type.String({ description: 'Page that says what this problem means and how to fix it.' }),
    title: Type.String({ description: 'Fixed per code.' }),
    status: Type.Integer({ minimum: 400, maximum: 599 }),
    detail: Type.String({ description: 'What happened this time; the wording may change.' }),
    instance: Type.String({ pattern: '^urn:aisle:request:' }),
    code: Type.String({ description: 'The part to program against.' }),
    request_id: Type.String({ pattern: '^req_' }),
    errors: Type.Optional(Type.Array(RequestFault, { description: 'All faults of the request at once.' })),
    retry_after_seconds: Type.Optional(Type.Integer({ minimum: 0, description: 'Equal to Retry-After.' })),
    required_scope: Type.Optional(Type.String()),
    expected_question: Type.Optional(Type.String({ description: 'The question the faq_id stands for.' })),
  },
  {
    title: 'Problem',
    description: 'A problem document (RFC 9457).',
    examples: [
      {
        type: 'http://127.0.0.1:8787/docs/problems/invalid_request',
        title: 'Invalid request',
        status: 400,
        detail: '2 problems in the request.',
        instance: 'urn:aisle:request:req_01JD8Z5K2W7Q9N3T6B4C8M1XRV',
        code: 'invalid_request',
        request_id: 'req_01JD8Z5K2W7Q9N3T6B4C8M1XRV',
        errors: [
          { pointer: '/query_text', code: 'required', detail: 'query_text is required' },
          { pointer: '/locale', code: 'format', detail: 'not a BCP 47 tag' },
        ],
      },
    ],
  },
);
