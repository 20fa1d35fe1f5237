import type { CallId } from './ids'

interface Section {
  id: string
  title: string
  paragraphs: string[]
}

interface Step {
  title: string
  text: string
  call: CallId | null
}

const overview: Section[] = [
  {
    id: 'keys',
    title: 'Adresse und Schlüssel',
    paragraphs: [
      'Alle Aufrufe beginnen mit der Adresse oben. Ein Schlüssel gehört zu einer Firma und öffnet nur, was seine Rechte nennen; Schreiben schließt Lesen ein. Der Inhaber erzeugt ihn im Büro, er ist einmal zu sehen und lässt sich jederzeit widerrufen.',
      'Senden Sie ihn mit jedem Aufruf als `Authorization: Bearer <Schlüssel>`. In Webseiten und Repositorien gehört er nicht: er beginnt mit `zahltag_key_`, damit Prüfprogramme ihn finden. Jede Änderung steht im Protokoll der Firma unter dem Namen des Schlüssels.',
    ],
  },
  {
    id: 'formats',
    title: 'Wie Werte aussehen',
    paragraphs: [
      'Beträge sind Text mit Punkt und zwei Stellen, etwa `"119.00"`, neben ihrer Währung in `currency`: so rundet unterwegs kein Programm. Auch Mengen, Einzelpreise und Sätze sind Text. Ein Komma wird abgelehnt.',
      'Tage sind `YYYY-MM-DD`, Monate `YYYY-MM`, Zeitpunkte UTC wie `2026-11-27T08:30:00.000Z`. Kennungen sind UUIDs. Was nicht bekannt ist, ist `null`, nicht weggelassen und nicht leer.',
    ],
  },
  {
    id: 'lists',
    title: 'Listen',
    paragraphs: [
      'Eine Liste antwortet mit `items` und `next_cursor`. Senden Sie diesen als `cursor` zurück, dann kommt die nächste Seite; auf der letzten ist er `null`. Es geht nach dem letzten Datensatz weiter, den Sie hatten: nichts fehlt und nichts kommt doppelt, während andere schreiben.',
      '`fields=id,number` zeigt nur diese Felder. Die Filter sind die des Büros. Ein unbekannter Parameter wird abgelehnt, damit ein Tippfehler nie wie eine leere Liste aussieht.',
    ],
  },
  {
    id: 'again',
    title: 'Noch einmal senden',
    paragraphs: [
      'Ein Aufruf ohne Antwort kann gezählt haben. Geben Sie jedem POST einen `Idempotency-Key`, etwa die Nummer Ihrer Bestellung: noch einmal gesendet zählt er innerhalb eines Tages nur einmal, und die Antwort ist der Datensatz, wie er jetzt ist, mit `Idempotency-Replayed: true`. Ein abgelehnter Aufruf lässt seinen Key frei.',
      'Der Webhook nimmt dasselbe als `webhook-id` oder `Idempotency-Key` und merkt es sich so lange wie die Lieferung: 90 Tage. Geben Sie darum jedem Export einen eigenen Namen, etwa seine Nummer, und nicht den seines Monats: der nächste Export des Monats ist ein anderer. Heben Sie den Namen auf, um dasselbe noch einmal zu senden.',
    ],
  },
  {
    id: 'changes',
    title: 'Ändern, was auch andere ändern',
    paragraphs: [
      'Ein Datensatz kommt mit seiner Version in `ETag`. Senden Sie sie als `If-Match` mit Ihrer Änderung: war jemand schneller, bekommen Sie 412 und die Felder, die anders sind, und nichts wurde überschrieben.',
    ],
  },
  {
    id: 'limits',
    title: 'Grenzen',
    paragraphs: [
      'Ein Schlüssel darf 600 Aufrufe in der Minute machen. `RateLimit` sagt in jeder Antwort, wie viele noch frei sind; danach kommt 429 mit `Retry-After`. Inhalte dürfen 64 KiB haben, Stunden und der Webhook 2 MiB.',
    ],
  },
  {
    id: 'contract',
    title: 'Für Programme',
    paragraphs: [
      'Der ganze Vertrag steht in einer Datei, OpenAPI 3.1, gemacht aus genau den Schemas, die prüfen, was Sie senden. Daraus entsteht ein Client: `npx openapi-typescript {base}/api/openapi.json -o zahltag.ts`.',
    ],
  },
]

const steps: Step[] = [
  {
    title: '1. Einen Schlüssel holen',
    text: 'Der Inhaber der Firma erzeugt ihn im Büro, in den Einstellungen der Firma. Legen Sie ihn in die Umgebung: `export ZAHLTAG_KEY=zahltag_key_…`',
    call: null,
  },
  {
    title: '2. Sich umsehen',
    text: 'Die offenen Rechnungen, zuerst die früher fälligen. Sehen Sie `items`, stimmen Schlüssel und Adresse.',
    call: 'listInvoices',
  },
  {
    title: '3. Einen Kunden anlegen',
    text: 'Heben Sie die `id` der Antwort auf: an sie schreiben Sie Rechnungen. Rufen Sie zweimal auf: der Idempotency-Key lässt es einmal zählen.',
    call: 'createCustomer',
  },
  {
    title: '4. Eine Rechnung entwerfen',
    text: 'Setzen Sie für `customer_id` die Kennung Ihres Kunden ein. Ein Entwurf ist im Büro zu sehen und hat noch keine Nummer.',
    call: 'draftInvoice',
  },
  {
    title: '5. Sie ausstellen',
    text: 'Setzen Sie die Kennung Ihres Entwurfs in die Adresse ein. Jetzt hat sie Nummer, PDF und XML, und niemand ändert sie mehr. Die PDF gibt es unter derselben Adresse mit `pdf` statt `issuance`.',
    call: 'issueInvoice',
  },
  {
    title: '6. Stunden melden',
    text: 'Zeiterfassungen nehmen den Webhook, mit einem eigenen Geheimnis: `export ZAHLTAG_WEBHOOK_SECRET=zahltag_…`. Der Inhaber erzeugt es im Büro, beim Webhook der Firma; dort steht auch ihre `mandant_id`. Die Demo nennt beides. Mit `X-Dry-Run: true` wird alles geprüft und nichts gespeichert. Jeder Export hat seine eigene `webhook-id`; heben Sie sie auf, um dasselbe noch einmal zu senden.',
    call: 'receiveEvent',
  },
]

const delivery: Section[] = [
  {
    id: 'address',
    title: 'Das erste Ereignis',
    paragraphs: [
      'Im Büro, unter „Ereignisse an andere Programme“ der Firma, trägt der Inhaber eine Adresse ein und sieht einmal ihr Geheimnis. Der Knopf für die Probe sendet das erste Ereignis.',
      'Adressen beginnen mit https und liegen im Internet. Zum Ausprobieren auf dem eigenen Rechner starten Sie die Demo: Sie sendet auch an `http://127.0.0.1`, wie jede Installation, deren Betreiber `EVENTS_TO_PRIVATE=yes` gesetzt hat.',
    ],
  },
  {
    id: 'delivery',
    title: 'Wie sie kommen',
    paragraphs: [
      'Als POST mit JSON: `type`, `timestamp` und `data`. Antworten Sie binnen zehn Sekunden mit irgendeinem 2xx und arbeiten Sie danach. Alles andere wird drei Tage lang mit wachsenden Pausen wiederholt; `410` beendet die Adresse. Umleitungen wird nicht gefolgt.',
      'Mindestens einmal, und für jeden Kunden der Reihe nach: was Sie schon hatten, erkennen Sie an `webhook-id`, das gleich bleibt, wie oft ein Ereignis auch gesendet wird.',
      'Die Probe aus dem Büro hat die Art `test` und in `data` nur `endpoint_id`.',
      'Darin stehen Kennungen, Nummern, Tage und Beträge, und von einem Kunden, der sich änderte, der Name. Wer mehr braucht, fragt mit der Kennung nach; so erfährt durch ein Ereignis niemand, was ihn nichts angeht.',
    ],
  },
  {
    id: 'signature',
    title: 'Ob es von uns kommt',
    paragraphs: [
      'Nach Standard Webhooks: `webhook-signature` ist ein HMAC-SHA256 über Kennung, Zeit und Inhalt, mit Punkten verbunden. Für die meisten Sprachen gibt es Bibliotheken; ohne sind es zehn Zeilen. Während ein Geheimnis wechselt, sind es eine Woche lang zwei Unterschriften, und eine richtige genügt. Lehnen Sie ab, was älter ist als fünf Minuten.',
    ],
  },
]

const promises: Section[] = [
  {
    id: 'stays',
    title: 'Was sich in /api/v1 nie ändert',
    paragraphs: [
      'Ein Feld behält Namen, Art und Bedeutung. Der Code eines Fehlers behält seine Bedeutung. Eine Adresse und ihre Methoden bleiben. Was freiwillig war, wird nicht Pflicht. Der Webhook behält seine Adresse, seinen Header und seine Antwort aus drei Feldern.',
    ],
  },
  {
    id: 'added',
    title: 'Was jederzeit hinzukommen kann',
    paragraphs: [
      'Neue Adressen, neue freiwillige Felder einer Anfrage, neue Felder einer Antwort, neue Header, neue Codes von Fehlern, neue Arten von Ereignissen und neue Wörter in einer Liste von Wörtern wie `state`. Übergehen Sie also Felder, die Sie nicht kennen, und behandeln Sie einen unbekannten Code nach seinem Status.',
      'Die Reihenfolge der Felder, die Sätze in `title` und `detail`, die Länge von Kennungen und Cursorn und wie viele Datensätze eine Seite hat, dürfen sich ändern.',
    ],
  },
  {
    id: 'next',
    title: 'Wenn es anders werden muss',
    paragraphs: [
      'Dann gäbe es daneben `/api/v2`, und `/api/v1` ginge mindestens zwei Jahre weiter. Wer es noch benutzt, erführe es durch die Header `Deprecation` und `Sunset`, und der Inhaber im Büro.',
    ],
  },
]

/** Words between ` are code. */
export const pages = {
  docs: 'Schnittstelle',
  contents: 'Inhalt',
  calls: 'Aufrufe',
  onThisPage: 'Auf dieser Seite',
  labels: {
    field: 'Feld',
    type: 'Art',
    meaning: 'Bedeutung',
    required: 'Pflicht',
    optional: 'freiwillig',
    values: 'Eines von',
    always: 'Immer',
    example: 'Etwa',
    parameters: 'Parameter der Adresse',
    headers: 'Header',
    body: 'Inhalt',
    noBody: 'Der Inhalt darf fehlen.',
    answer: 'Antwort',
    answerFields: 'Felder der Antwort',
    request: 'Anfrage',
    refusals: 'Fehler',
    scope: 'Recht',
    opens: {
      key: 'Ein Schlüssel mit dem Recht',
      secret: 'Der Header X-Webhook-Secret',
      session: 'Eine Sitzung des Büros',
      nothing: 'Nichts: offen für alle',
    },
    file: 'Die Datei.',
    status: 'Status',
    code: 'Code',
  },
  reader: {
    own: (firm: string) => `Die Beispiele auf diesen Seiten tragen Kennungen von ${firm}.`,
    text: 'Ein Testschlüssel gilt sieben Tage und arbeitet mit den echten Daten der Firma: einen Übungsbereich gibt es nicht. Sie sehen ihn einmal, auf der nächsten Seite.',
    toRead: 'Testschlüssel zum Lesen',
    toChange: 'Testschlüssel zum Lesen und Ändern',
    keys: 'Alle Schlüssel der Firma',
    stranger:
      'Im Büro angemeldet, sehen Sie in den Beispielen Ihre eigenen Kennungen und können hier einen Testschlüssel erzeugen.',
    signIn: 'Anmelden',
  },
  overview: {
    title: 'Die Schnittstelle von Zahltag',
    text: 'Shops, Zeiterfassungen und Buchhaltungen lesen und schreiben, was eine Firma in Zahltag führt: Kunden, Rechnungen, Zahlungen, Stunden. Alles ist JSON über HTTPS.',
    begin: 'Ihre erste Stunde in fünf Minuten',
    sections: overview,
    contract: 'Der Vertrag als OpenAPI',
    address: 'Jede Adresse beginnt mit',
  },
  start: {
    title: 'Ihre erste Stunde in fünf Minuten',
    text: 'Von nichts zur ausgestellten Rechnung und zu gemeldeten Stunden. Jeder Schritt läuft so, wie er dasteht: in der Shell, in Node 20 oder in Python 3.',
    steps,
    next: 'Und dann',
    nextText:
      'Lassen Sie sich von Zahltag sagen, wenn eine Rechnung bezahlt ist, statt immer wieder zu fragen.',
  },
  events: {
    title: 'Ereignisse für andere',
    text: 'Zahltag sagt Ihren Adressen, was geschah: eine Rechnung ist bezahlt, ein Mandat endete. Der Inhaber nennt sie im Büro, jede mit einem Geheimnis und den Ereignissen, die sie will.',
    sections: delivery,
    verify: 'Eine Unterschrift prüfen',
    payload: 'So wird es gesendet',
    fields: 'Felder',
  },
  errors: {
    title: 'Fehler',
    text: 'Fehler sind `application/problem+json` (RFC 9457). Entscheiden Sie nach `code`: er ändert seine Bedeutung nie. `errors` sagt für jedes Feld, wo es im Inhalt steht, als JSON Pointer, und was es sein muss. Was Sie gesendet haben, wird nie wiederholt.',
    means: 'Was er bedeutet',
    why: 'Warum er vorkommt',
    remedy: 'Was zu tun ist',
    all: 'Alle Fehler',
    calls: 'Aufrufe, die so antworten',
    example: 'So kommt er',
  },
  changes: {
    title: 'Was sich geändert hat',
    text: 'Änderungen der Schnittstelle, die neuesten zuerst.',
  },
  promises: {
    title: 'Worauf Sie sich verlassen können',
    text: 'Die Schnittstelle wächst, ohne zu zerbrechen, was Sie gebaut haben.',
    sections: promises,
  },
}
