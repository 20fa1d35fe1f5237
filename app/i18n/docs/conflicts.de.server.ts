import type { conflicts as english } from './conflicts.en.server'
import type { ErrorWords } from './errors.en.server'

const nothingStored = 'Von der Anfrage wurde nichts gespeichert.'

/** Why a call does not fit what is stored. */
export const conflicts: Record<keyof typeof english, ErrorWords> = {
  number_taken: {
    title: 'Die Nummer ist vergeben',
    meaning: `Ein anderer Kunde der Firma hat diese Nummer. ${nothingStored}`,
    causes: ['Der Kunde wurde schon angelegt, vielleicht vom Büro.', 'Zwei Programme zählen jedes für sich.'],
    remedy:
      'Suchen Sie nach der Nummer und nehmen Sie diesen Kunden, oder lassen Sie number weg: dann kommt die nächste freie.',
  },
  debit_needs_mandate: {
    title: 'Lastschrift braucht ein Mandat',
    meaning: `payment_method sagt direct_debit, und der Kunde hat kein gültiges Mandat. ${nothingStored}`,
    causes: ['Das Mandat ist noch nicht eingetragen oder bestätigt.', 'Es hat geendet.'],
    remedy: 'Senden Sie zuerst das Mandat über den Webhook, oder lassen Sie den Kunden überweisen.',
  },
  discount_longer_than_term: {
    title: 'Skonto dauert länger als das Zahlungsziel',
    meaning: `discount_days ist länger als die Zeit, die der Kunde zum Zahlen hat. ${nothingStored}`,
    causes: [
      'payment_term_days wurde kürzer und discount_days nicht.',
      'Es gilt das Zahlungsziel der Firma, und das ist kürzer.',
    ],
    remedy: 'Senden Sie beides zusammen, discount_days nicht über payment_term_days.',
  },
  mandate_not_active: {
    title: 'Das Mandat gilt nicht',
    meaning: `Die Rechnung soll mit einem Mandat eingezogen werden, das gerade nicht gilt. ${nothingStored}`,
    causes: [
      'Es wartet auf das Büro, wurde widerrufen, durch eine Rücklastschrift gestoppt oder ist verfallen.',
    ],
    remedy: 'Wählen Sie eine andere mandate_id, oder null für Überweisung.',
  },
  advance_not_deductible: {
    title: 'Ein Abschlag lässt sich nicht abziehen',
    meaning: `Eine Abschlagsrechnung, die der Entwurf abzieht, passt nicht zu ihm. ${nothingStored}`,
    causes: ['Sie ist nicht bezahlt, wurde storniert oder gehört einem anderen Kunden.'],
    remedy: 'Sehen Sie sich den Entwurf im Büro an: Abschläge werden dort gewählt.',
  },
  advance_taken: {
    title: 'Ein Abschlag ist schon abgezogen',
    meaning: `Eine andere Rechnung oder ein anderer Entwurf zieht dieselbe Abschlagsrechnung ab. ${nothingStored}`,
    causes: ['Zwei Entwürfe entstanden für denselben Auftrag.'],
    remedy: 'Sehen Sie sich beide im Büro an und lassen Sie den Abschlag nur in einem.',
  },
  already_issued: {
    title: 'Die Rechnung ist schon ausgestellt',
    meaning: 'Sie hat ihre Nummer, und nichts geschah ein zweites Mal.',
    causes: ['Der Aufruf kam noch einmal, ohne seinen Idempotency-Key.', 'Das Büro war schneller.'],
    remedy:
      'Lesen Sie die Rechnung: sie ist, wie Sie sie wollten. Mit einem Idempotency-Key antwortet die Wiederholung wie der erste Aufruf.',
  },
  not_issuable: {
    title: 'Der Entwurf darf noch nicht ausgestellt werden',
    meaning: `Ihm fehlt etwas, das Gesetz oder E-Rechnung verlangen; errors nennt alles. ${nothingStored}`,
    causes: [
      'Einer Position fehlt ihre Einheit, oder der Firma ihre Steuernummer.',
      'Die Anschrift des Kunden ist nicht vollständig.',
    ],
    remedy:
      'Berichtigen Sie, worauf errors zeigt. Ein leerer Pointer meint die Firma selbst: ihre Angaben ergänzt der Inhaber im Büro.',
  },
  not_issued: {
    title: 'Es ist noch ein Entwurf',
    meaning: `Nur eine ausgestellte Rechnung lässt sich versenden oder bezahlen. ${nothingStored}`,
    causes: ['Der Aufruf zum Ausstellen fehlte oder wurde abgelehnt.'],
    remedy: 'Stellen Sie die Rechnung zuerst aus.',
  },
  not_open: {
    title: 'Es ist nichts offen',
    meaning: `Die Rechnung ist bezahlt, storniert oder gutgeschrieben. ${nothingStored}`,
    causes: ['Sie wurde beglichen, nachdem Sie sie gelesen haben.'],
    remedy: 'Lesen Sie die Rechnung neu: open sagt, was noch bleibt.',
  },
  no_address: {
    title: 'Es gibt keine E-Mail-Adresse',
    meaning: `Niemand weiß, wohin die E-Mail gehen soll. ${nothingStored}`,
    causes: ['Der Kunde hat keine email und keinen Ansprechpartner, der Rechnungen bekommt.'],
    remedy: 'Geben Sie dem Kunden eine email, oder holen Sie das PDF und versenden Sie es selbst.',
  },
  handed_over_early: {
    title: 'Übergeben, bevor sie ausgestellt war',
    meaning: `Der Tag liegt vor dem der Rechnung. ${nothingStored}`,
    causes: ['Es ist der Tag der Bestellung oder der Leistung.', 'Tag und Monat sind vertauscht.'],
    remedy: 'Nennen Sie den Tag, an dem Sie die Rechnung versandt haben; frühestens issued_on.',
  },
  handed_over_already: {
    title: 'Es ist schon ein anderer Tag vermerkt',
    meaning: `Jemand hat vermerkt, dass diese Rechnung an einem anderen Tag übergeben wurde. ${nothingStored}`,
    causes: [
      'Das Büro oder ein anderes Programm war schneller.',
      'Die Rechnung ging ein zweites Mal hinaus.',
    ],
    remedy:
      'Lassen Sie es dabei, denn der erste Tag zählt; ist er falsch, nehmen Sie den Vermerk mit dem vermerkten Tag zurück und vermerken den richtigen.',
  },
  handed_over_gone: {
    title: 'Diesen Vermerk gibt es nicht mehr',
    meaning: `Niemand hat vermerkt, dass diese Rechnung übergeben ist, oder es wurde zurückgenommen. ${nothingStored}`,
    causes: [
      'Das Büro oder ein anderes Programm war schneller.',
      'Ein früherer Aufruf hat ihn zurückgenommen.',
    ],
    remedy: 'Es ist nichts mehr zu tun: Die Rechnung kündigt durch keinen Vermerk etwas an.',
  },
  handed_over_collected: {
    title: 'Eine Lastschrift stützt sich auf den Vermerk',
    meaning: `Eine Datei für die Bank zieht das Geld ein, und der Zahler weiß davon durch diese Rechnung. ${nothingStored}`,
    causes: ['Die Datei entstand nach dem Vermerk.'],
    remedy: 'Lassen Sie das Büro die Lastschrift erst als nicht ausgeführt vermerken.',
  },
  other_customer: {
    title: 'Eine Rechnung gehört einem anderen Kunden',
    meaning: `invoice_ids nennt eine Rechnung, die nicht dieses Kunden ist. ${nothingStored}`,
    causes: ['Geld des einen sollte für einen anderen zahlen.'],
    remedy: 'Buchen Sie das Geld dort, wohin es gehört; beim Rest hilft das Büro.',
  },
  not_payable: {
    title: 'Zu diesem Beleg gibt es keine Zahlung',
    meaning: `Auf eine Stornorechnung lässt sich kein Geld buchen. ${nothingStored}`,
    causes: ['Die Kennung ist die der Stornorechnung statt der Rechnung.'],
    remedy: 'Nennen Sie die Rechnung selbst.',
  },
  more_than_open: {
    title: 'Es ist mehr, als offen ist',
    meaning: `Der Rest würde Guthaben des Kunden; das will bestätigt sein. ${nothingStored}`,
    causes: ['Der Kunde zahlte zweimal, oder in einer Summe für mehrere Rechnungen.'],
    remedy: 'Nennen Sie alle Rechnungen, für die das Geld ist, oder senden Sie is_confirmed: true.',
  },
  date_before_issue: {
    title: 'Das Geld kam vor der Rechnung',
    meaning: `paid_on liegt vor dem Tag der Ausstellung; das will bestätigt sein. ${nothingStored}`,
    causes: ['Ein Tippfehler im Datum, oder eine Zahlung im Voraus.'],
    remedy: 'Berichtigen Sie das Datum, oder senden Sie is_confirmed: true.',
  },
  discount_offered: {
    title: 'Es ist der Betrag abzüglich Skonto',
    meaning: `Es kam so viel, wie offen ist, abzüglich Skonto, und der Aufruf sagt nicht, was gemeint ist. ${nothingStored}`,
    causes: ['Der Kunde hat Skonto abgezogen.'],
    remedy:
      'Senden Sie with_discount: true, um die Rechnung zu begleichen, oder is_confirmed: true, damit der Rest offen bleibt.',
  },
  discount_over: {
    title: 'Die Skontofrist ist vorbei',
    meaning: `Das Geld kam nach dem letzten Tag für Skonto. ${nothingStored}`,
    causes: ['Der Kunde zahlte spät und zog Skonto trotzdem ab.'],
    remedy: 'Buchen Sie ohne with_discount: der Rest bleibt offen.',
  },
  discount_short: {
    title: 'Es ist auch mit Skonto zu wenig',
    meaning: `Der Betrag reicht nicht für diese Rechnungen abzüglich Skonto. ${nothingStored}`,
    causes: ['Eine Rechnung zu viel ist genannt, oder Skonto wurde zweimal abgezogen.'],
    remedy: 'Nennen Sie weniger Rechnungen, oder buchen Sie ohne with_discount.',
  },
}
