import type { RefusalCode } from '~/domain/inbox/refusal-codes'
import type { Verdict } from '~/domain/inbox/verdicts'
import { reasons } from './tasks/kinds.de'

const verdicts: Record<Verdict, string> = {
  understood: 'Übernommen',
  overtaken: 'Überholt',
  kept: 'Zu klären',
  settled: 'Erledigt',
  refused: 'Abgewiesen',
}

const sentences: Record<Verdict, string> = {
  understood: 'Alles aus dieser Meldung ist übernommen.',
  overtaken: 'Als diese Meldung kam, war schon eine neuere da. Sie hat nichts geändert.',
  kept: 'Übernommen ist nichts: Die Meldung wartet auf eine Entscheidung.',
  settled: 'Diese Meldung hat gewartet und ist erledigt.',
  refused: 'Übernommen ist nichts. Das andere Programm hat eine Fehlermeldung bekommen.',
}

const codes: Record<RefusalCode, string> = {
  invalid: 'Was daran nicht stimmt, steht unten bei jedem Feld.',
  firm_unknown: 'Das Geheimnis gehört dieser Firma, die Meldung nennt eine andere.',
  own_secret_demanded: 'Diese Firma nimmt nur ihre eigenen Geheimnisse an; es kam das der Installation.',
  signature_missing:
    'Diese Firma verlangt eine Unterschrift (webhook-id, webhook-timestamp, webhook-signature); sie fehlte.',
  signature_expired: 'Die Unterschrift ist älter als fünf Minuten, oder eine der Uhren geht falsch.',
  signature_wrong: 'Die Unterschrift passt zu keinem Schlüssel dieser Firma.',
  idempotency_key_reused: 'Unter derselben Kennung (webhook-id) war vorher etwas anderes gekommen.',
  idempotency_key_wrong: 'Die Kennung (webhook-id) hat Zeichen, die sie nicht haben darf, oder ist zu lang.',
  json_wrong: 'Der Inhalt ist kein JSON.',
  byte_order_mark: 'Der Inhalt beginnt mit einer Marke für UTF-16; erwartet wird UTF-8.',
  charset_wrong: 'Der Inhalt ist nicht in UTF-8.',
  encoding_wrong: 'Der Inhalt ist anders gepackt, als er sagt.',
  media_type_wrong: 'Der Inhalt ist nicht als JSON bezeichnet.',
  guard_empty: 'Die Kopfzeile X-Dry-Run, webhook-id oder Idempotency-Key ist da, aber leer.',
  dry_run_wrong: 'Die Kopfzeile X-Dry-Run sagt weder true noch false.',
  body_too_large: 'Die Meldung ist größer als 2 MB. Das andere Programm muss sie aufteilen.',
}

export const de = {
  title: 'Meldungen der Zeiterfassung',
  one: 'Meldung',
  text: 'Was andere Programme über den Webhook gemeldet haben, und was daraus geworden ist. Inhalte werden 90 Tage aufbewahrt.',
  backToHours: 'Zurück zu den Stunden',
  back: 'Zurück zu den Meldungen',
  titleOf: (event: string, at: string) => `${event}, ${at}`,
  byVerdict: 'Nach dem Ergebnis',
  every: 'Angekommen',
  verdicts,
  sentences,
  codes,
  partlyOvertaken: (overtaken: number, all: number) =>
    `${overtaken} von ${all} Angaben waren schon durch neuere überholt und haben nichts geändert.`,
  events: {
    'zeiterfassung.export': 'Stunden',
    'lohnzettel.versandt': 'Lohnzettel versandt',
    'mandat.neu': 'Neues Mandat',
    'buchhaltung.export': 'Export an die Buchhaltung',
  },
  noEvent: 'Nicht erkannt',
  search: 'Meldungen suchen',
  everyEvent: 'Alle Ereignisse',
  day: 'Eingegangen am',
  employee: 'Mitarbeiter',
  everyEmployee: 'Alle Mitarbeiter',
  option: (name: string, number: string) => `${name} (${number})`,
  columns: {
    at: 'Eingegangen',
    event: 'Ereignis',
    month: 'Monat',
    processed: 'Angaben',
    verdict: 'Ergebnis',
  },
  found: (count: number, isMore: boolean) => `${isMore ? 'Mehr als ' : ''}${count} Meldungen`,
  none: 'Noch hat kein anderes Programm etwas gemeldet. Wie man eines anschließt, steht bei der Firma unter „Webhook dieser Firma“.',
  noneFound:
    'Keine Meldung gefunden. Suchen Sie an einem anderen Tag, in einem anderen Monat oder unter allen.',
  again: 'Noch einmal verarbeiten',
  againText: {
    other: 'Zahltag verarbeitet diese Meldung, als käme sie jetzt noch einmal.',
    dated:
      'Zahltag verarbeitet diese Meldung, als käme sie jetzt noch einmal. Sie sagt, wann sie erstellt wurde: Was seither gemeldet wurde oder was Sie seither eingetragen haben, bleibt.',
    undated:
      'Zahltag verarbeitet diese Meldung, als käme sie jetzt noch einmal. Sie sagt nicht, wann sie erstellt wurde: Was das andere Programm seither gemeldet hat, wird überschrieben, und ebenso, was Sie selbst berichtigt haben.',
  },
  file: 'Als JSON herunterladen',
  toTask: 'Zur Aufgabe',
  madeAt: 'Erstellt',
  repeats: 'Wiederholt die Meldung',
  repeatedBy: 'Wiederholt durch',
  mandate: 'Mandat',
  toMandate: 'Zum Mandat',
  technical: 'Technische Angaben',
  secret: 'Geheimnis',
  ofInstallation: 'das der Installation',
  took: 'Dauer',
  changes: 'Was sich dadurch geändert hat',
  noChanges: 'An den Stunden nichts: Sie standen schon so da.',
  nobody: 'noch niemandem zugeordnet',
  whoIsIt: 'Sagen, wer das ist',
  kinds: 'Arten der Stunden',
  before: 'Vorher',
  after: 'Danach',
  pair: (hours: string, overtime: string) => `${hours} Std., davon ${overtime} Überstunden`,
  late: 'wartet auf eine Entscheidung: Der Monat war schon abgeschlossen',
  first: (shown: number, total: number) => `Die ersten ${shown} von ${total}`,
  body: 'Was gemeldet wurde',
  bodyGone:
    'Der Inhalt ist nicht mehr da: Nach 90 Tagen wird er gelöscht, und abgewiesene Inhalte, die sehr lang sind oder eine andere Firma nennen, werden nicht aufbewahrt.',
  bodyHidden: 'Den Inhalt sehen nur Personen, die Löhne und Krankheit sehen dürfen: Er kann beides verraten.',
  bodyForOwner:
    'Den Inhalt sieht nur der Inhaber: Ohne ein Ereignis, das Zahltag kennt, kann alles darin stehen.',
  field: 'Feld',
  value: 'Inhalt',
  more: 'Weiteres',
  moreFields: (count: number) =>
    count === 1 ? 'und ein weiteres Feld, siehe Datei' : `und ${count} weitere Felder, siehe Datei`,
  entries: (count: number) => (count === 1 ? 'Ein Mitarbeiter' : `${count} Mitarbeiter`),
  json: 'Als JSON',
  saved: {
    verarbeitet: 'Die Meldung ist noch einmal verarbeitet. Das ist das Ergebnis.',
  },
  faults: {
    delivery_body_gone: 'Der Inhalt dieser Meldung ist nicht mehr da.',
    delivery_field_wrong: 'Diese Angabe passt so nicht.',
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
      'Diese Meldung gibt an, erst in der Zukunft erstellt worden zu sein (erstellt_am): Bis dahin würde nichts Neueres mehr gelten. Das andere Programm muss sie mit der richtigen Zeit noch einmal senden.',
    delivery_of_unknown_sender:
      'Diese Meldung wurde abgewiesen, weil ungewiss ist, von wem sie kommt. Deshalb lässt sie sich auch hier nicht verarbeiten; das andere Programm muss sie richtig senden.',
    delivery_still_faulty:
      'Diese Meldung lässt sich so nicht verarbeiten: Ihr Inhalt ist nicht, was Zahltag versteht.',
  },
}
