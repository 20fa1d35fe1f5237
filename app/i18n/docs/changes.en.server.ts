/** Of the interface, newest first. */
export const changes: { version: string; items: string[] }[] = [
  {
    version: '0.25.0',
    items: ['A field that is not there is called so in every `detail`: `is missing; it must …`.'],
  },
  {
    version: '0.23.0',
    items: [
      'A dry run says what kinds of hours (`kinds[].after`) would have counted.',
      '`POST /api/v1/invoices/<id>/handover/withdrawal` takes back what was noted in error.',
    ],
  },
  {
    version: '0.22.0',
    items: [
      'These pages, and the contract as OpenAPI 3.1 at `/api/openapi.json`.',
      'Events for others, thirteen of them, signed by Standard Webhooks.',
      'The webhook: `zeiten` (hours and days by kind) and `erstellt_am` in `zeiterfassung.export`, `X-Dry-Run` to try, signatures that a firm may demand, `webhook-id`, and a firm may take its own secrets alone.',
      'Every problem has a `code`; at the webhook `help` leads to its page. Each 409 has a code of its own.',
      'Drafts take allowances, charges, advances and the place of delivery; articles are read; a contract says `interval_weeks`.',
      '`POST /api/v1/invoices/<id>/handover` notes that you sent an invoice yourself.',
    ],
  },
  {
    version: '0.21.0',
    items: [
      '`/api/v1` by a key: customers, invoices, payments and hours; contracts, mandates and names of employees to read.',
      'The webhook takes gzip. The secret of the installation may be two while it is changed.',
    ],
  },
]
