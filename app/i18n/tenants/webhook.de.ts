export const webhook = {
  title: 'Webhook dieser Firma',
  text: 'Mit einem eigenen Geheimnis sendet ein anderes System, zum Beispiel Ihre Zeiterfassung, Daten nur für diese Firma. Es gehört in die Kopfzeile X-Webhook-Secret.',
  none: 'Die Firma hat noch kein eigenes Geheimnis.',
  make: 'Neues Geheimnis machen',
  shown: 'Das neue Geheimnis. Kopieren Sie es jetzt, wir zeigen es nur dieses eine Mal:',
  since: (beginning: string, moment: string) => `${beginning}… seit ${moment}`,
  revoke: (beginning: string) => `${beginning}… widerrufen`,
  enough: 'Mehr als zwei gelten nicht zugleich. Widerrufen Sie eines, dann können Sie ein neues machen.',
}
