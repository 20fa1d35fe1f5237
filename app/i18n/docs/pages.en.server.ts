import type { pages as german } from './pages.de.server'

/** Words between ` are code. */
export const pages: typeof german = {
  docs: 'Interface',
  contents: 'Contents',
  calls: 'Calls',
  onThisPage: 'On this page',
  labels: {
    field: 'Field',
    type: 'Type',
    meaning: 'Meaning',
    required: 'required',
    optional: 'optional',
    values: 'One of',
    always: 'Always',
    example: 'As',
    parameters: 'Parameters of the address',
    headers: 'Headers',
    body: 'Body',
    noBody: 'The body may be left out.',
    answer: 'Answer',
    answerFields: 'Fields of the answer',
    request: 'Request',
    refusals: 'Errors',
    scope: 'Scope',
    opens: {
      key: 'A key with the scope',
      secret: 'The header X-Webhook-Secret',
      session: 'A session of the office',
      nothing: 'Nothing: open to all',
    },
    file: 'The file.',
    status: 'Status',
    code: 'Code',
  },
  reader: {
    own: (firm: string) => `The examples on these pages carry ids of ${firm}.`,
    text: 'A test key is valid for seven days and works on the firm’s real records: there is no practice area. You see it once, on the next page.',
    toRead: 'Test key to read',
    toChange: 'Test key to read and change',
    keys: 'All keys of the firm',
    stranger: 'Signed in to the office, you see your own ids in the examples, and can make a test key here.',
    signIn: 'Sign in',
  },
  overview: {
    title: 'The interface of Zahltag',
    text: 'Shops, time recordings and books read and write what a firm keeps in Zahltag: customers, invoices, payments, hours. Everything is JSON over HTTPS.',
    begin: 'Your first hour in five minutes',
    sections: [
      {
        id: 'keys',
        title: 'Address and key',
        paragraphs: [
          'All calls begin with the address above. A key belongs to one firm and opens only what its scopes name; writing includes reading. The owner makes it in the office, it is shown once, and can be revoked at any time.',
          'Send it with each call as `Authorization: Bearer <key>`. Keep it out of web pages and repositories: it begins with `zahltag_key_`, so that scanners find it. Every change stands in the audit of the firm under the name of the key.',
        ],
      },
      {
        id: 'formats',
        title: 'How values look',
        paragraphs: [
          'Amounts are text with a point and two places, as `"119.00"`, beside their `currency`: no program on the way rounds them. Quantities, prices of one piece and rates are text too. A comma is refused.',
          'Days are `YYYY-MM-DD`, months `YYYY-MM`, moments UTC as `2026-11-27T08:30:00.000Z`. Ids are UUIDs. What is not known is `null`, not absent and not empty.',
        ],
      },
      {
        id: 'lists',
        title: 'Lists',
        paragraphs: [
          'A list answers `items` and `next_cursor`. Send that back as `cursor` for the next page; it is `null` on the last. Pages go on from the last record you had, so that nothing is skipped or told twice while others write.',
          '`fields=id,number` shows these fields alone. Filters are those of the office. An unknown parameter is refused, so that a typing mistake never looks like an empty list.',
        ],
      },
      {
        id: 'again',
        title: 'Sending again',
        paragraphs: [
          'A call that got no answer may have counted. Give each POST an `Idempotency-Key`, such as the number of your order: sent again within a day, it counts once, and the answer is the record as it is now, with `Idempotency-Replayed: true`. A call that was refused leaves its key free.',
          'The webhook takes the same as `webhook-id`, or as `Idempotency-Key`, and remembers it as long as the delivery: 90 days. So give each export a name of its own, such as its number, and not that of its month: the next export of the month is another one. Keep the name for when you send the same again.',
        ],
      },
      {
        id: 'changes',
        title: 'Changing what others change too',
        paragraphs: [
          'A record comes with its version in `ETag`. Send it as `If-Match` with your change: if somebody was faster, you get 412 and the fields that differ, and nothing was overwritten.',
        ],
      },
      {
        id: 'limits',
        title: 'Limits',
        paragraphs: [
          'A key may make 600 calls a minute. `RateLimit` says in each answer how many are left; after that, 429 with `Retry-After`. Bodies may be 64 KiB, hours and the webhook 2 MiB.',
        ],
      },
      {
        id: 'contract',
        title: 'For programs',
        paragraphs: [
          'The whole contract is in one file, OpenAPI 3.1, made of the very schemas that check what you send. Generate a client from it: `npx openapi-typescript {base}/api/openapi.json -o zahltag.ts`.',
        ],
      },
    ],
    contract: 'The contract as OpenAPI',
    address: 'Every address begins with',
  },
  start: {
    title: 'Your first hour in five minutes',
    text: 'From nothing to an issued invoice and reported hours. Each step runs as it stands, in a shell, in Node 20 or in Python 3.',
    steps: [
      {
        title: '1. Get a key',
        text: 'The owner of the firm makes one in the office, under the firm’s settings. Put it into the environment: `export ZAHLTAG_KEY=zahltag_key_…`',
        call: null,
      },
      {
        title: '2. Look around',
        text: 'The open invoices, those due first on top. If you see `items`, key and address are right.',
        call: 'listInvoices',
      },
      {
        title: '3. Make a customer',
        text: 'Keep the `id` of the answer: invoices are written to it. Run it twice: the Idempotency-Key lets it count once.',
        call: 'createCustomer',
      },
      {
        title: '4. Draft an invoice',
        text: 'Put the id of your customer in the place of `customer_id`. A draft can be looked at in the office, and has no number yet.',
        call: 'draftInvoice',
      },
      {
        title: '5. Issue it',
        text: 'Put the id of your draft into the address. Now it has its number, PDF and XML, and nobody changes it any more. The same address with `pdf` in place of `issuance` gets the PDF.',
        call: 'issueInvoice',
      },
      {
        title: '6. Report hours',
        text: 'Time recordings use the webhook, with its own secret: `export ZAHLTAG_WEBHOOK_SECRET=zahltag_…`. The owner makes it in the office, under the firm’s webhook, where its `mandant_id` stands as well; the demo prints both. With `X-Dry-Run: true` it is checked in full and nothing is stored. Each export has a `webhook-id` of its own; keep it for when you send the same again.',
        call: 'receiveEvent',
      },
    ],
    next: 'And then',
    nextText: 'Let Zahltag tell you when an invoice is paid, instead of asking again and again.',
  },
  events: {
    title: 'Events for others',
    text: 'Zahltag tells addresses of yours what happened: an invoice is paid, a mandate ended. The owner names them in the office, each with a secret and the events it wants.',
    sections: [
      {
        id: 'address',
        title: 'The first event',
        paragraphs: [
          'In the office, under the firm’s “Events to other programs”, the owner enters an address and is shown its secret once. The test button sends the first event.',
          'Addresses begin with https and are on the internet. To try it on your own machine, start the demo: it sends to `http://127.0.0.1` too, as any installation does whose operator has set `EVENTS_TO_PRIVATE=yes`.',
        ],
      },
      {
        id: 'delivery',
        title: 'How they come',
        paragraphs: [
          'A POST with JSON: `type`, `timestamp` and `data`. Answer with any 2xx within ten seconds, and do the work afterwards. Anything else is tried again, with growing pauses, for three days; `410` ends the address. Redirects are not followed.',
          'At least once, and in order for each customer: what you have had you know by `webhook-id`, which stays the same however often an event is sent.',
          'A test from the office has the type `test`, and nothing but `endpoint_id` in `data`.',
          'Payloads hold ids, numbers, days and amounts, and of a customer who changed the name. Who needs more asks by the id, so that an event tells nothing to whom it should not.',
        ],
      },
      {
        id: 'signature',
        title: 'Whether it is from us',
        paragraphs: [
          'By Standard Webhooks: `webhook-signature` is an HMAC-SHA256 over id, timestamp and body, joined with points. Libraries exist for most languages; without one it takes ten lines. While a secret is changed there are two signatures for a week, and one that is right is enough. Refuse what is older than five minutes.',
        ],
      },
    ],
    verify: 'Check a signature',
    payload: 'As it is sent',
    fields: 'Fields',
  },
  errors: {
    title: 'Errors',
    text: 'Errors are `application/problem+json` (RFC 9457). Decide by `code`: it never changes its meaning. `errors` says for each field where it stands in the body, as a JSON pointer, and what it must be. What you sent is never repeated.',
    means: 'What it means',
    why: 'Why it happens',
    remedy: 'What to do',
    all: 'All errors',
    calls: 'Calls that answer it',
    example: 'As it comes',
  },
  changes: {
    title: 'What changed',
    text: 'Changes of the interface, newest first.',
  },
  promises: {
    title: 'What you can rely on',
    text: 'The interface grows without breaking what you have built.',
    sections: [
      {
        id: 'stays',
        title: 'What never changes in /api/v1',
        paragraphs: [
          'A field keeps its name, its type and its meaning. A code of an error keeps its meaning. An address and its methods stay. What was optional does not become required. The webhook keeps its address, its header and its answer of three fields.',
        ],
      },
      {
        id: 'added',
        title: 'What may be added, at any time',
        paragraphs: [
          'New addresses, new optional fields of a request, new fields of an answer, new headers, new codes of errors, new types of events, and new words in a list of words such as `state`. So ignore fields that you do not know, and treat an unknown code by its status.',
          'The order of fields, the sentences in `title` and `detail`, the length of ids and cursors, and how many records a page has may change.',
        ],
      },
      {
        id: 'next',
        title: 'If it must be otherwise',
        paragraphs: [
          'There would be `/api/v2` beside it, and `/api/v1` would go on for two years at least. Whoever still uses it would be told by the headers `Deprecation` and `Sunset`, and the owner in the office.',
        ],
      },
    ],
  },
}
