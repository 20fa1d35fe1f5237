/** Of the interface, newest first. */
export const changes: { version: string; items: string[] }[] = [
  {
    version: '0.25.0',
    items: ['Ein Feld, das fehlt, heißt in jedem `detail` so: `is missing; it must …`.'],
  },
  {
    version: '0.23.0',
    items: [
      'Eine Probe sagt, welche Arten der Stunden (`kinds[].after`) gegolten hätten.',
      '`POST /api/v1/invoices/<id>/handover/withdrawal` nimmt zurück, was irrtümlich vermerkt ist.',
    ],
  },
  {
    version: '0.22.0',
    items: [
      'Diese Seiten, und der Vertrag als OpenAPI 3.1 unter `/api/openapi.json`.',
      'Ereignisse für andere: dreizehn, unterschrieben nach Standard Webhooks.',
      'Der Webhook: `zeiten` (Stunden und Tage nach Art) und `erstellt_am` in `zeiterfassung.export`, `X-Dry-Run` zum Probieren, Unterschriften, die eine Firma verlangen kann, `webhook-id`, und eine Firma kann nur ihre eigenen Geheimnisse annehmen.',
      'Jeder Fehler hat einen `code`; beim Webhook führt `help` zu seiner Seite. Jeder 409 hat einen eigenen Code.',
      'Entwürfe nehmen Nachlässe, Zuschläge, Anzahlungen und den Ort der Lieferung; Artikel sind zu lesen; ein Vertrag nennt `interval_weeks`.',
      '`POST /api/v1/invoices/<id>/handover` vermerkt, dass Sie eine Rechnung selbst versandt haben.',
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
