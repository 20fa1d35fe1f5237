/** Of the interface, newest first. */
export const changes: { version: string; items: string[] }[] = [
  {
    version: '0.22.0',
    items: [
      'These pages, and the contract as OpenAPI 3.1 at `/api/openapi.json`.',
      'Events for others, thirteen of them, signed by Standard Webhooks.',
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
