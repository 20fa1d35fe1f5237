import type { RefusalCode } from '~/domain/inbox/refusal-codes'
import type { Verdict } from '~/domain/inbox/verdicts'
import { de } from './deliveries.de'
import { reasons } from './tasks/kinds.en'

const verdicts: Record<Verdict, string> = {
  understood: 'Taken over',
  overtaken: 'Overtaken',
  kept: 'To be settled',
  settled: 'Settled',
  refused: 'Refused',
}

const sentences: Record<Verdict, string> = {
  understood: 'Everything in this delivery has been taken over.',
  overtaken: 'When this delivery came, a newer one was already there. It changed nothing.',
  kept: 'Nothing has been taken over: the delivery waits for a decision.',
  settled: 'This delivery waited and has been settled.',
  refused: 'Nothing has been taken over. The other program was told what is wrong.',
}

const codes: Record<RefusalCode, string> = {
  invalid: 'What is wrong with it stands below, beside each field.',
  firm_unknown: 'The secret is this firm’s, and the delivery names another firm.',
  own_secret_demanded: 'This firm takes its own secrets alone; the installation’s came.',
  signature_missing:
    'This firm demands a signature (webhook-id, webhook-timestamp, webhook-signature), which was missing.',
  signature_expired: 'The signature is older than five minutes, or one of the clocks is wrong.',
  signature_wrong: 'The signature fits no key of this firm.',
  idempotency_key_reused: 'Something else came under the same webhook-id before.',
  idempotency_key_wrong: 'The webhook-id has characters that it must not have, or is too long.',
  json_wrong: 'The body is no JSON.',
  byte_order_mark: 'The body begins with a mark of UTF-16; UTF-8 is expected.',
  charset_wrong: 'The body is not in UTF-8.',
  encoding_wrong: 'The body is compressed in another way than it says.',
  media_type_wrong: 'The body is not named as JSON.',
  guard_empty: 'The header X-Dry-Run, webhook-id or Idempotency-Key is there, but empty.',
  dry_run_wrong: 'The header X-Dry-Run says neither true nor false.',
  body_too_large: 'The delivery is larger than 2 MB. The other program has to split it.',
}

const en: typeof de = {
  title: 'Deliveries from time recording',
  one: 'Delivery',
  text: 'What other programs have reported through the webhook, and what became of it. Contents are kept for 90 days.',
  backToHours: 'Back to hours',
  back: 'Back to deliveries',
  titleOf: (event: string, at: string) => `${event}, ${at}`,
  byVerdict: 'By result',
  every: 'Received',
  verdicts,
  sentences,
  codes,
  partlyOvertaken: (overtaken: number, all: number) =>
    `${overtaken} of ${all} entries had been overtaken by newer ones and changed nothing.`,
  events: {
    'zeiterfassung.export': 'Hours',
    'lohnzettel.versandt': 'Payslip sent',
    'mandat.neu': 'New mandate',
    'buchhaltung.export': 'Export to the accounts',
  },
  noEvent: 'Not recognised',
  search: 'Search deliveries',
  everyEvent: 'All events',
  day: 'Received on',
  employee: 'Employee',
  everyEmployee: 'All employees',
  option: (name: string, number: string) => `${name} (${number})`,
  columns: {
    at: 'Received',
    event: 'Event',
    month: 'Month',
    processed: 'Entries',
    verdict: 'Result',
  },
  found: (count: number, isMore: boolean) => `${isMore ? 'More than ' : ''}${count} deliveries`,
  none: 'No other program has reported anything yet. How to connect one is said at the firm, under “Webhook for this company”.',
  noneFound: 'No delivery found. Search on another day, in another month or among all.',
  again: 'Process again',
  againText: {
    other: 'Zahltag processes this delivery as if it came once more now.',
    dated:
      'Zahltag processes this delivery as if it came once more now. It says when it was made: what has been reported since, or entered by you, stays.',
    undated:
      'Zahltag processes this delivery as if it came once more now. It does not say when it was made: what the other program has reported since is overwritten, and so is what you have corrected yourselves.',
  },
  file: 'Download as JSON',
  toTask: 'To the task',
  madeAt: 'Made',
  repeats: 'Repeats the delivery',
  repeatedBy: 'Repeated by',
  mandate: 'Mandate',
  toMandate: 'To the mandate',
  technical: 'Technical details',
  secret: 'Secret',
  ofInstallation: 'the installation’s',
  took: 'Duration',
  changes: 'What it changed',
  noChanges: 'Nothing of the hours: they were there already.',
  nobody: 'not assigned to anybody yet',
  whoIsIt: 'Say who this is',
  kinds: 'Kinds of hours',
  before: 'Before',
  after: 'After',
  pair: (hours: string, overtime: string) => `${hours} h, of which ${overtime} overtime`,
  late: 'waits for a decision: the month had been closed',
  first: (shown: number, total: number) => `The first ${shown} of ${total}`,
  body: 'What was sent',
  bodyGone:
    'The body is gone: it is deleted after 90 days, and refused ones that are very long or name another firm are not kept.',
  bodyHidden: 'Only people who may see pay and sickness see the body: it may tell of both.',
  bodyForOwner:
    'Only the owner sees the body: without an event that Zahltag knows, it may be about anything.',
  field: 'Field',
  value: 'Value',
  more: 'More',
  moreFields: (count: number) =>
    count === 1 ? 'and one more field, see the file' : `and ${count} more fields, see the file`,
  entries: (count: number) => (count === 1 ? 'One employee' : `${count} employees`),
  json: 'As JSON',
  saved: {
    verarbeitet: 'The delivery has been processed again. This is the result.',
  },
  faults: {
    delivery_body_gone: 'The body of this delivery is gone.',
    delivery_field_wrong: 'This entry does not fit as it is.',
    kept_incomplete: reasons.incomplete,
    kept_unknown_customer: reasons.unknown_customer,
    kept_customer_archived: reasons.customer_archived,
    kept_reference_taken: reasons.reference_taken,
    kept_mandate_not_active: reasons.mandate_not_active,
    kept_signed_later: reasons.signed_later,
    kept_b2b_consumer: reasons.b2b_consumer,
    kept_outside_sepa: reasons.outside_sepa,
    kept_mandate_lapsed: reasons.mandate_lapsed,
    delivery_from_the_future:
      'This delivery says that it was made in the future (erstellt_am): until then nothing newer would count. The other program has to send it again with the right time.',
    delivery_of_unknown_sender:
      'This delivery was refused because nobody knows who sent it. So it cannot be processed here either; the other program has to send it in the right way.',
    delivery_still_faulty:
      'This delivery cannot be processed as it is: its body is not what Zahltag understands.',
  },
}

export const deliveries = { de, en }
