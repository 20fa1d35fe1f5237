import type { ErrorWords, errors as english } from './errors.en.server'

const nothingStored = 'Von der Anfrage wurde nichts gespeichert.'

export const errors: Record<keyof typeof english, ErrorWords> = {
  key_missing: {
    title: 'Es kam kein Schlüssel',
    meaning: 'Der Aufruf kam ohne Schlüssel. Eine Sitzung des Büros öffnet hier nichts.',
    causes: [
      'Der Header Authorization fehlt, oder ein Proxy hat ihn entfernt.',
      'Er beginnt nicht mit dem Wort Bearer.',
    ],
    remedy: 'Senden Sie den Header Authorization mit Bearer, einem Leerzeichen und dem Schlüssel.',
  },
  key_wrong: {
    title: 'Der Schlüssel gilt nicht',
    meaning: 'Der Schlüssel ist unbekannt, widerrufen, oder sein letzter Tag ist vorbei.',
    causes: [
      'Er wurde nur zum Teil kopiert, oder mit Leerzeichen oder Zeilenumbruch.',
      'Der Inhaber hat ihn widerrufen, oder er ist abgelaufen.',
      'Er gehört zu einer anderen Installation von Zahltag.',
    ],
    remedy:
      'Lassen Sie sich vom Inhaber der Firma einen neuen geben. Die Seite der Schlüssel zeigt, welche es gibt und bis wann.',
  },
  too_many_wrong_keys: {
    title: 'Zu viele falsche Schlüssel',
    meaning: 'Von dieser Adresse kamen zu oft falsche Schlüssel. Ein richtiger geht trotzdem durch.',
    causes: ['Ein Programm ruft weiter mit einem abgelaufenen Schlüssel auf.'],
    remedy:
      'Halten Sie das Programm an, warten Sie so lange, wie Retry-After sagt, und geben Sie ihm einen gültigen Schlüssel.',
  },
  too_many_calls: {
    title: 'Zu viele Aufrufe',
    meaning: 'Dieser Schlüssel hat mehr Aufrufe gemacht, als er in einer Minute darf.',
    causes: [
      'Eine Schleife fragt einzeln nach dem, was eine Liste seitenweise hat.',
      'Mehrere Programme teilen sich einen Schlüssel.',
    ],
    remedy:
      'Warten Sie so lange, wie Retry-After sagt. RateLimit nennt in jeder Antwort, wie viele Aufrufe noch frei sind.',
  },
  scope_missing: {
    title: 'Der Schlüssel darf das nicht',
    meaning: 'Der Schlüssel gilt, aber ihm fehlt das Recht, das detail nennt.',
    causes: ['Er wurde für etwas anderes erzeugt.', 'Er darf lesen, und der Aufruf ändert etwas.'],
    remedy:
      'Lassen Sie den Inhaber einen Schlüssel mit diesem Recht erzeugen. Die Rechte eines Schlüssels ändern sich nicht.',
  },
  secret_wrong: {
    title: 'Das Geheimnis fehlt oder stimmt nicht',
    meaning: 'In der Kopfzeile X-Webhook-Secret steht kein Geheimnis, das gilt.',
    causes: [
      'Die Kopfzeile fehlt, oder das Geheimnis ist nur zum Teil kopiert.',
      'Das Geheimnis der Firma wurde widerrufen, oder das der Installation gewechselt.',
    ],
    remedy:
      'Senden Sie ein Geheimnis, das gilt. Auf der Seite „Webhook dieser Firma“ stehen die Anfänge derer, die es gibt.',
  },
  too_many_wrong_secrets: {
    title: 'Zu viele falsche Geheimnisse',
    meaning: 'Von dieser Adresse kamen zu oft falsche Geheimnisse. Ein richtiges kommt weiter durch.',
    causes: ['Ein Programm sendet weiter mit einem Geheimnis, das nicht mehr gilt.'],
    remedy:
      'Halten Sie das Programm an, warten Sie so lange, wie Retry-After sagt, und geben Sie ihm ein Geheimnis, das gilt.',
  },
  own_secret_demanded: {
    title: 'Die Firma nimmt nur eigene Geheimnisse an',
    meaning: 'Das Geheimnis der Installation gilt, aber nicht für diese Firma.',
    causes: ['Die Leitung der Firma hat es ausgeschlossen.'],
    remedy:
      'Lassen Sie die Leitung der Firma unter „Webhook dieser Firma“ ein Geheimnis erzeugen, und senden Sie damit.',
  },
  signature_missing: {
    title: 'Die Unterschrift fehlt',
    meaning: 'Die Firma verlangt Unterschriften nach Standard Webhooks, und eine der drei Kopfzeilen fehlt.',
    causes: [
      'Das Programm unterschreibt nicht.',
      'webhook-id, webhook-timestamp oder webhook-signature fehlt.',
    ],
    remedy:
      'Unterschreiben Sie jeden Aufruf mit dem Schlüssel, der mit dem Geheimnis gezeigt wurde. Bibliotheken dafür gibt es unter standardwebhooks.com.',
  },
  signature_expired: {
    title: 'Die Unterschrift ist zu alt',
    meaning: 'webhook-timestamp liegt mehr als fünf Minuten zurück oder voraus.',
    causes: [
      'Ein Versuch wurde später mit der alten Unterschrift wiederholt.',
      'Die Uhr des Senders geht falsch.',
    ],
    remedy: 'Unterschreiben Sie jeden Versuch neu, mit derselben webhook-id, und stellen Sie die Uhr.',
  },
  signature_wrong: {
    title: 'Die Unterschrift passt nicht',
    meaning: 'webhook-signature gehört zu keinem Schlüssel der Firma, oder zu einem anderen Inhalt.',
    causes: [
      'Der Inhalt wurde nach dem Unterschreiben verändert.',
      'Der Schlüssel gehört zu einem widerrufenen Geheimnis.',
      'Unterschrieben wurde der gepackte Inhalt; es zählt der ausgepackte.',
    ],
    remedy:
      'Unterschreiben Sie webhook-id, webhook-timestamp und den Inhalt, mit Punkten dazwischen, mit dem Schlüssel eines Geheimnisses, das gilt.',
  },
  firm_unknown: {
    title: 'Diese Firma gibt es hier nicht',
    meaning: 'mandant_id nennt keine Firma, für die das Geheimnis gilt.',
    causes: ['Die Kennung ist die einer anderen Installation.', 'Das Geheimnis gehört einer anderen Firma.'],
    remedy: 'Nehmen Sie die Kennung von der Seite „Webhook dieser Firma“.',
  },
  dry_run_wrong: {
    title: 'X-Dry-Run ist weder true noch false',
    meaning: 'Es ist nicht zu erkennen, ob der Aufruf nur geprüft werden soll. Gespeichert ist nichts.',
    causes: ['In der Kopfzeile steht etwas anderes, zum Beispiel 1 oder yes.'],
    remedy: 'Senden Sie X-Dry-Run: true zum Ausprobieren, sonst lassen Sie die Kopfzeile weg.',
  },
  not_found: {
    title: 'Das gibt es nicht',
    meaning: 'Unter dieser Adresse hat die Firma nichts.',
    causes: [
      'Die Kennung ist falsch oder gehört einer anderen Firma.',
      'Die Adresse ist verschrieben.',
      'Nach PDF oder XML wurde gefragt, bevor die Rechnung ausgestellt war.',
    ],
    remedy:
      'Sehen Sie nach der Kennung: Listen nennen alle, die es gibt. Eine Kennung einer anderen Firma sieht aus, als gäbe es sie nicht.',
  },
  method_not_allowed: {
    title: 'Diese Methode gibt es hier nicht',
    meaning: 'Die Adresse gibt es, aber sie nimmt andere Methoden.',
    causes: ['Es kam PUT oder DELETE: geändert wird mit PATCH, gelöscht wird nichts.'],
    remedy: 'Nehmen Sie eine der Methoden, die der Header Allow nennt.',
  },
  media_type_wrong: {
    title: 'Der Inhalt ist laut Typ kein JSON',
    meaning: `Der Header Content-Type sagt nicht application/json. ${nothingStored}`,
    causes: ['Eine Bibliothek sendet von sich aus Formulare.', 'Der Header fehlt.'],
    remedy: 'Senden Sie Content-Type: application/json.',
  },
  charset_wrong: {
    title: 'Der Inhalt ist laut Typ kein UTF-8',
    meaning: `Content-Type nennt einen anderen Zeichensatz als UTF-8. ${nothingStored}`,
    causes: ['Der Absender schreibt Latin-1 und sagt es auch.'],
    remedy: 'Senden Sie UTF-8; den Zeichensatz müssen Sie nicht nennen.',
  },
  encoding_wrong: {
    title: 'Der Inhalt ist anders gepackt, als hier angenommen wird',
    meaning: `Content-Encoding nennt etwas, das diese Adresse nicht entpackt. ${nothingStored}`,
    causes: [
      'Ein Proxy oder eine Bibliothek packt, was gesendet wird.',
      'Der Webhook antwortet mit 400 und diesem Code, wenn der Inhalt nicht das gzip ist, das Content-Encoding nennt.',
    ],
    remedy: 'Senden Sie den Inhalt, wie er ist. Nur der Webhook nimmt gzip.',
  },
  byte_order_mark: {
    title: 'Der Inhalt beginnt mit einer Byte-Order-Mark',
    meaning: `Vor dem JSON stehen unsichtbare Bytes. Aufrufe mit Schlüssel lehnen die Mark von UTF-8 ab; der Webhook erträgt diese und lehnt die von UTF-16 ab. ${nothingStored}`,
    causes: [
      'Die Datei wurde als „UTF-8 mit BOM“ gespeichert.',
      'Beim Webhook: sie wurde als „Unicode“ oder UTF-16 gespeichert.',
    ],
    remedy: 'Speichern oder senden Sie sie als UTF-8 ohne Mark.',
  },
  body_too_large: {
    title: 'Der Inhalt ist zu groß',
    meaning: `Er ist länger, als diese Adresse annimmt. ${nothingStored}`,
    causes: ['Sehr viele Mitarbeiter oder Positionen stehen in einer Anfrage.'],
    remedy:
      'Teilen Sie die Liste. Für Stunden gehen 2 MiB, etwa 10.000 Mitarbeiter; andere Aufrufe nehmen mindestens 64 KiB.',
  },
  json_wrong: {
    title: 'Der Inhalt ist kein JSON',
    meaning: `Er lässt sich nicht lesen; detail sagt, von welchem Zeichen an. ${nothingStored}`,
    causes: [
      'Ein Komma zu viel, ein Anführungszeichen zu wenig, oder das Ende fehlt.',
      'Bytes, die kein UTF-8 sind, etwa Latin-1 oder UTF-16.',
      'Mehr als hundert Ebenen tief verschachtelt.',
    ],
    remedy: 'Lassen Sie das JSON von einer Bibliothek schreiben, statt Texte aneinanderzuhängen.',
  },
  query_wrong: {
    title: 'Die Adresse fragt nach etwas Unbekanntem',
    meaning:
      'Ein Parameter der Adresse ist unbekannt oder hat einen Wert, den es nicht gibt; errors sagt, welcher.',
    causes: [
      'Ein Name ist verschrieben: Unbekanntes wird abgelehnt, damit kein Filter still verloren geht.',
      'Ein cursor wurde verändert oder gehört zu einer anderen Liste.',
    ],
    remedy: 'Vergleichen Sie mit der Tabelle der Parameter des Aufrufs.',
  },
  invalid: {
    title: 'Im Inhalt stimmt etwas nicht',
    meaning: `errors sagt für jedes Feld, wo es steht und was es sein muss. ${nothingStored}`,
    causes: [
      'Ein Feld fehlt, ist verschrieben oder von anderer Art.',
      'Ein Betrag ist eine Zahl oder hat ein Komma: Beträge sind Text mit Punkt, "12.50".',
      'Ein Wert kann nicht sein, etwa eine USt-IdNr. mit falscher Prüfziffer.',
    ],
    remedy:
      'Berichtigen Sie die Felder und senden Sie den Aufruf noch einmal; sein Idempotency-Key ist noch frei.',
  },
  conflict: {
    title: 'Es passt nicht zu dem, was gespeichert ist',
    meaning: `Die Anfrage ist in Ordnung, aber der Datensatz ist in einem anderen Zustand, als sie braucht. ${nothingStored}`,
    causes: ['Ein Grund, der keinen eigenen Code hat.'],
    remedy:
      'Lesen Sie errors: der Satz ist der des Büros. Lesen Sie den Datensatz neu, bevor Sie entscheiden.',
  },
  changed_meanwhile: {
    title: 'Jemand hat es inzwischen geändert',
    meaning: 'Die Version in If-Match ist nicht die aktuelle; errors nennt, was anders ist.',
    causes: ['Das Büro oder ein anderes Programm hat den Datensatz geändert, nachdem Sie ihn gelesen haben.'],
    remedy: 'Lesen Sie ihn neu, wenden Sie Ihre Änderung darauf an und senden Sie den neuen ETag.',
  },
  guard_empty: {
    title: 'Ein Header, der den Aufruf schützt, ist leer',
    meaning: `Idempotency-Key, If-Match, webhook-id oder X-Dry-Run kam ohne Wert: der Aufruf wäre ungeschützt. ${nothingStored}`,
    causes: ['Die Variable, aus der er entsteht, war nicht gesetzt.'],
    remedy: 'Senden Sie einen Wert, oder lassen Sie den Header weg.',
  },
  idempotency_key_wrong: {
    title: 'So kann ein Idempotency-Key nicht aussehen',
    meaning: `Er, oder webhook-id, muss aus 1 bis 255 sichtbaren ASCII-Zeichen bestehen. ${nothingStored}`,
    causes: ['Er ist zu lang, oder hat ein Leerzeichen oder einen Umlaut.'],
    remedy: 'Nehmen Sie eine UUID oder die Nummer Ihrer eigenen Bestellung.',
  },
  idempotency_key_reused: {
    title: 'Dieser Idempotency-Key war schon da',
    meaning: `Unter ihm (oder unter webhook-id) kam ein anderer Aufruf oder ein anderer Inhalt. Keys zählen einen Tag, beim Webhook so lange, wie die Lieferung aufbewahrt wird: 90 Tage. ${nothingStored}`,
    causes: [
      'Ein Key für zwei Bestellungen oder für zwei Exporte desselben Monats.',
      'Der Inhalt wurde vor dem zweiten Senden geändert.',
    ],
    remedy: 'Nehmen Sie für alles Neue einen neuen, und denselben nur, um dasselbe noch einmal zu senden.',
  },
  cross_site: {
    title: 'Der Aufruf kam von einer fremden Seite',
    meaning: 'Ein Browser hat ihn gesendet, von einer Seite, die nicht zu Zahltag gehört.',
    causes: ['JavaScript in einer Webseite ruft die Schnittstelle selbst auf.'],
    remedy:
      'Rufen Sie von einem Server aus auf. Einen Schlüssel in einer Webseite kann jeder lesen, der sie öffnet.',
  },
  unexpected: {
    title: 'Hier ging etwas schief',
    meaning: 'Der Fehler liegt bei Zahltag, nicht in der Anfrage.',
    causes: ['Ein Programmfehler, oder der Maschine geht es nicht gut.'],
    remedy:
      'Senden Sie noch einmal unter demselben Idempotency-Key. Bleibt es dabei, nennen Sie dem Betreiber den Header X-Request-Id.',
  },
  busy: {
    title: 'Die Datenbank ist beschäftigt',
    meaning: `Ein anderer Schreibvorgang dauerte zu lange, oder der Dienst hält gerade an. ${nothingStored}`,
    causes: ['Eine lange Arbeit, eine Sicherung oder ein Neustart.'],
    remedy:
      'Warten Sie so lange, wie Retry-After sagt, und senden Sie noch einmal unter demselben Idempotency-Key.',
  },
}
