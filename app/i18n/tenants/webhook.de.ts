export const webhook = {
  title: 'Webhook dieser Firma',
  text: 'Mit einem eigenen Geheimnis sendet ein anderes System, zum Beispiel Ihre Zeiterfassung, Daten nur für diese Firma. Es gehört in die Kopfzeile X-Webhook-Secret.',
  none: 'Die Firma hat noch kein eigenes Geheimnis.',
  make: 'Neues Geheimnis erzeugen',
  shown: 'Das neue Geheimnis. Kopieren Sie es jetzt, wir zeigen es nur dieses eine Mal:',
  since: (beginning: string, moment: string) => `${beginning}… seit ${moment}`,
  lastUsed: (day: string) => `zuletzt benutzt am ${day}`,
  neverUsed: 'noch nie benutzt',
  cannotSign: 'ohne Schlüssel zum Unterschreiben',
  shownKey:
    'Der Schlüssel zum Unterschreiben. Nur wer Unterschriften nach Standard Webhooks sendet, braucht ihn:',
  rules: 'Was angenommen wird',
  ownSecretHint: 'Was mit dem Geheimnis der Installation kommt, wird dann für diese Firma abgewiesen.',
  signatureHint:
    'Jeder Aufruf muss dann auch nach Standard Webhooks unterschrieben sein: webhook-id, webhook-timestamp und webhook-signature, höchstens fünf Minuten alt.',
  revoke: (beginning: string) => `${beginning}… widerrufen`,
  revokeText: 'Systeme mit diesem Geheimnis können dann nichts mehr senden.',
  revokeLastText:
    'Nach den Regeln dieser Firma kann dann niemand mehr etwas melden, auch nicht mit dem Geheimnis der Installation. Erzeugen Sie zuerst ein neues Geheimnis, oder ändern Sie unten, was angenommen wird.',
  connection: {
    title: 'Ein anderes System verbinden',
    text: 'Das braucht, wer Ihre Zeiterfassung betreut. Geben Sie das Geheimnis auf einem anderen Weg weiter als den Rest.',
    address: 'Adresse',
    header: 'Kopfzeile mit dem Geheimnis',
    events: 'Ereignisse',
    employeeId: 'Kennung eines Mitarbeiters',
    example: (name: string, id: string) => `${id} (${name})`,
    tryIt: 'Zum Ausprobieren',
    tryText: (name: string) =>
      `Dieser Aufruf trägt für ${name} 160 Stunden ein, davon 2,5 Überstunden. Setzen Sie das Geheimnis ein; unter „Stunden“ sehen Sie, was angekommen ist, und können es berichtigen.`,
    noEmployee:
      'Tragen Sie zuerst einen Mitarbeiter ein: Seine Kennung gehört in den Aufruf. Stunden unter einer unbekannten Kennung gehen nicht verloren, sie warten unter „Stunden“.',
    secret: 'IHR-GEHEIMNIS',
    answer:
      'Die Antwort nennt, wie viele Einträge gespeichert sind („processed“). Bei einem Fehler sagt sie auf Englisch, welches Feld nicht stimmt; gespeichert ist dann nichts.',
    docs: 'Alle Ereignisse, mit Beispielen',
    received: 'Zuletzt eingegangen',
    nothing: 'Noch nichts.',
    allDeliveries: 'Alle Meldungen ansehen',
    delivery: (event: string, processed: number) =>
      processed === 0 ? `${event}, wartet unter „Aufgaben“` : `${event}, ${processed} gespeichert`,
  },
  enough: 'Mehr als zwei gelten nicht zugleich. Widerrufen Sie eines, dann können Sie ein neues erzeugen.',
}
