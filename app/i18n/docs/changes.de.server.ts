/** Of the interface, newest first. */
export const changes: { version: string; items: string[] }[] = [
  {
    version: '0.22.0',
    items: [
      'Diese Seiten, und der Vertrag als OpenAPI 3.1 unter `/api/openapi.json`.',
      'Ereignisse für andere: dreizehn, unterschrieben nach Standard Webhooks.',
    ],
  },
  {
    version: '0.21.0',
    items: [
      '`/api/v1` mit einem Schlüssel: Kunden, Rechnungen, Zahlungen und Stunden; Verträge, Mandate und Namen der Mitarbeiter zum Lesen.',
      'Der Webhook nimmt gzip. Das Geheimnis der Installation dürfen zwei sein, während es wechselt.',
    ],
  },
]
