/** Of a code of the interface: what it means, why it happens, what to do. */
export interface ErrorWords {
  title: string
  meaning: string
  causes: readonly string[]
  remedy: string
}

const nothingStored = 'Nothing of the request was stored.'

export const errors = {
  key_missing: {
    title: 'No key was sent',
    meaning: 'The call came without a key. A session of the office opens nothing here.',
    causes: [
      'The header Authorization is missing, or a proxy removed it.',
      'It does not begin with the word Bearer.',
    ],
    remedy: 'Send the header Authorization with Bearer, a space and the key.',
  },
  key_wrong: {
    title: 'The key is not valid',
    meaning: 'The key is unknown, was revoked, or its last day is over.',
    causes: [
      'It was copied in part, or with a space or a line break.',
      'The owner revoked it, or it has ended.',
      'It belongs to another installation of Zahltag.',
    ],
    remedy:
      'Ask the owner of the firm for a new key. The page of the keys shows which exist, and until when.',
  },
  too_many_wrong_keys: {
    title: 'Too many wrong keys',
    meaning: 'Wrong keys came from this address too often. A right key still passes.',
    causes: ['A program keeps calling with a key that has ended.'],
    remedy: 'Stop the program, wait as long as Retry-After says, and give it a valid key.',
  },
  too_many_calls: {
    title: 'Too many calls',
    meaning: 'This key has made more calls than it may in a minute.',
    causes: [
      'A loop asks record by record for what a list has page by page.',
      'Several programs share a key.',
    ],
    remedy: 'Wait as long as Retry-After says. RateLimit tells in each answer how many calls are left.',
  },
  scope_missing: {
    title: 'The key may not do this',
    meaning: 'The key is valid, but lacks the scope that detail names.',
    causes: ['It was made for something else.', 'It may read, and the call changes something.'],
    remedy: 'Let the owner make a key with this scope. The scopes of a key cannot be changed.',
  },
  secret_wrong: {
    title: 'The secret is missing or wrong',
    meaning: 'The header X-Webhook-Secret has no secret that counts.',
    causes: [
      'The header is missing, or the secret was copied in part.',
      'The secret of the firm was revoked, or that of the installation changed.',
    ],
    remedy:
      'Send a secret that counts. The page "Webhook for this company" shows how those begin that exist.',
  },
  too_many_wrong_secrets: {
    title: 'Too many wrong secrets',
    meaning: 'Wrong secrets came from this address too often. A right one still passes.',
    causes: ['A program keeps sending with a secret that has ended.'],
    remedy: 'Stop the program, wait as long as Retry-After says, and give it a secret that counts.',
  },
  own_secret_demanded: {
    title: 'The firm takes its own secrets alone',
    meaning: 'The secret of the installation counts, but not for this firm.',
    causes: ['The owner of the firm has shut it out.'],
    remedy: 'Let the owner of the firm make a secret under "Webhook for this company", and send with that.',
  },
  signature_missing: {
    title: 'The signature is missing',
    meaning: 'The firm demands signatures by Standard Webhooks, and one of the three headers is missing.',
    causes: ['The program does not sign.', 'webhook-id, webhook-timestamp or webhook-signature is missing.'],
    remedy:
      'Sign each request with the key that was shown with the secret. Libraries for it are at standardwebhooks.com.',
  },
  signature_expired: {
    title: 'The signature is too old',
    meaning: 'webhook-timestamp is more than five minutes ago or ahead.',
    causes: ['An attempt was repeated later with its old signature.', 'The clock of the sender is wrong.'],
    remedy: 'Sign each attempt anew, with the same webhook-id, and set the clock.',
  },
  signature_wrong: {
    title: 'The signature does not fit',
    meaning: 'webhook-signature is of no key of the firm, or of another body.',
    causes: [
      'The body was changed after it was signed.',
      'The key belongs to a secret that was revoked.',
      'What was signed is the compressed body; the unpacked one counts.',
    ],
    remedy:
      'Sign webhook-id, webhook-timestamp and the body, with points between them, with the key of a secret that counts.',
  },
  firm_unknown: {
    title: 'There is no such firm here',
    meaning: 'mandant_id names no firm for which the secret counts.',
    causes: ['The id is of another installation.', 'The secret belongs to another firm.'],
    remedy: 'Take the id from the page "Webhook for this company".',
  },
  dry_run_wrong: {
    title: 'X-Dry-Run is neither true nor false',
    meaning: 'It cannot be told whether the request is only to be checked. Nothing was stored.',
    causes: ['The header says something else, such as 1 or yes.'],
    remedy: 'Send X-Dry-Run: true to try, and leave the header out otherwise.',
  },
  not_found: {
    title: 'There is no such thing',
    meaning: 'Nothing of this firm is at this address.',
    causes: [
      'The id is wrong, or belongs to another firm.',
      'The address is misspelt.',
      'A PDF or XML was asked for before the invoice was issued.',
    ],
    remedy:
      'Look at the id: lists answer those that exist. An id of another firm looks as if it did not exist.',
  },
  method_not_allowed: {
    title: 'The method is not served',
    meaning: 'The address exists, but takes other methods.',
    causes: ['PUT or DELETE was sent: records are changed by PATCH, and none is deleted.'],
    remedy: 'Use one of the methods that the header Allow names.',
  },
  media_type_wrong: {
    title: 'The body is not JSON by its type',
    meaning: `The header Content-Type does not say application/json. ${nothingStored}`,
    causes: ['A library sends forms by default.', 'The header is missing.'],
    remedy: 'Send Content-Type: application/json.',
  },
  charset_wrong: {
    title: 'The body is not UTF-8 by its type',
    meaning: `Content-Type names another charset than UTF-8. ${nothingStored}`,
    causes: ['The sender writes Latin-1, and says so.'],
    remedy: 'Send UTF-8; the charset need not be named.',
  },
  encoding_wrong: {
    title: 'The body is compressed in a way that is not taken',
    meaning: `Content-Encoding says something that this address does not unpack. ${nothingStored}`,
    causes: [
      'A proxy or library compresses what it sends.',
      'The webhook answers 400 with this code where the body is not the gzip that Content-Encoding says.',
    ],
    remedy: 'Send the body as it is. Only the webhook takes gzip.',
  },
  byte_order_mark: {
    title: 'The body begins with a byte order mark',
    meaning: `Invisible bytes stand before the JSON. Calls by a key refuse the mark of UTF-8; the webhook bears that one, and refuses the mark of UTF-16. ${nothingStored}`,
    causes: [
      'The file was saved as “UTF-8 with BOM”.',
      'At the webhook: it was saved as “Unicode” or UTF-16.',
    ],
    remedy: 'Save or send it as UTF-8 without the mark.',
  },
  body_too_large: {
    title: 'The body is too large',
    meaning: `It is longer than this address takes. ${nothingStored}`,
    causes: ['Very many employees or lines are in one request.'],
    remedy: 'Split the list. Hours take 2 MiB, some 10,000 employees; other calls take 64 KiB at least.',
  },
  json_wrong: {
    title: 'The body is not JSON',
    meaning: `It cannot be read; detail says from which character on. ${nothingStored}`,
    causes: [
      'A comma too many, a quote too few, or a body that was cut off.',
      'Bytes that are not UTF-8, such as Latin-1 or UTF-16.',
      'It nests deeper than a hundred levels.',
    ],
    remedy: 'Let a library write the JSON rather than joining strings.',
  },
  query_wrong: {
    title: 'The address asks for something unknown',
    meaning: 'A parameter of the address is unknown or has a value that does not exist; errors says which.',
    causes: [
      'A name is misspelt: unknown parameters are refused, so that no filter is lost in silence.',
      'A cursor was altered, or belongs to another list.',
    ],
    remedy: 'Compare with the table of parameters of the call.',
  },
  invalid: {
    title: 'Something in the body is not right',
    meaning: `errors says for each field where it stands and what it must be. ${nothingStored}`,
    causes: [
      'A field is missing, misspelt, or of another type.',
      'An amount is a number or has a comma: amounts are text with a point, "12.50".',
      'A value cannot be, such as a VAT ID whose check digit is wrong.',
    ],
    remedy: 'Correct the fields and send the call again; its Idempotency-Key is still free.',
  },
  conflict: {
    title: 'It does not fit what is stored',
    meaning: `The request is well formed, but the record is in another state than it needs. ${nothingStored}`,
    causes: ['A reason that has no code of its own.'],
    remedy: 'Read errors: the sentence is that of the office. Read the record again before you decide.',
  },
  changed_meanwhile: {
    title: 'Somebody changed it meanwhile',
    meaning: 'The version in If-Match is not the current one; errors names what differs.',
    causes: ['The office or another program changed the record after you read it.'],
    remedy: 'Read it again, apply your change to what it is now, and send the new ETag.',
  },
  guard_empty: {
    title: 'A header that guards the call is empty',
    meaning: `Idempotency-Key, If-Match, webhook-id or X-Dry-Run came without a value: the call would go unguarded. ${nothingStored}`,
    causes: ['The variable that it is made of was not set.'],
    remedy: 'Send a value, or leave the header out.',
  },
  idempotency_key_wrong: {
    title: 'The Idempotency-Key cannot be one',
    meaning: `It, or webhook-id, must be 1 to 255 visible ASCII characters. ${nothingStored}`,
    causes: ['It is too long, or has a space or an umlaut.'],
    remedy: 'Use a UUID, or the number of your own order.',
  },
  idempotency_key_reused: {
    title: 'The Idempotency-Key was used before',
    meaning: `Another call or another body came under it (or under webhook-id). Keys count for a day, at the webhook as long as the delivery is kept: 90 days. ${nothingStored}`,
    causes: [
      'One key for two orders, or for two exports of the same month.',
      'The body was changed before it was sent again.',
    ],
    remedy: 'Take a new key for whatever is new, and the same key only to send the same again.',
  },
  cross_site: {
    title: 'The call came from a page of another site',
    meaning: 'A browser sent it, from a page that is not Zahltag’s own.',
    causes: ['JavaScript in a web page calls the interface itself.'],
    remedy: 'Call from a server. A key in a web page can be read by everybody who opens it.',
  },
  unexpected: {
    title: 'Something went wrong here',
    meaning: 'The fault is in Zahltag, not in the request.',
    causes: ['A bug, or a machine that is not well.'],
    remedy:
      'Send it again under the same Idempotency-Key. If it stays, tell the operator the header X-Request-Id.',
  },
  busy: {
    title: 'The database is busy',
    meaning: `Another write took too long, or the service is stopping. ${nothingStored}`,
    causes: ['A long job, a backup, or a restart.'],
    remedy: 'Wait as long as Retry-After says and send it again under the same Idempotency-Key.',
  },
} as const satisfies Record<string, ErrorWords>
