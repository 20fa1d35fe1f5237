import type { CheckCode } from '~/domain/payroll-month/checks/check'

interface CheckText {
  /** What was found; `{name}` is a figure of the check. */
  title: string
  what: string
  /** Text of the link to where it is mended. */
  link: string
}

export const checks: Record<CheckCode, CheckText> = {
  sick_six_weeks: {
    title: '{days} Krankheitstage in zwölf Monaten, das sind etwa {calendar_days} Kalendertage',
    what: 'Für dieselbe Krankheit zahlt die Firma sechs Wochen (42 Kalendertage) Lohn, danach zahlt die Krankenkasse Krankengeld (§\u00a03 EFZG). Fragen Sie die Kasse, ob es dieselbe Krankheit ist. Ist die Zeit um, tragen Sie ab dem 43. Tag „Krankengeld“ als Zeit ohne Lohn ein.',
    link: 'Zeit ohne Lohn eintragen',
  },
  minijob_once: {
    title: 'Minijob über der Grenze: {pay} statt höchstens {limit}',
    what: 'Einmal oder zweimal in zwölf Monaten schadet nicht, wenn es nicht vorherzusehen war, zum Beispiel als Krankheitsvertretung (§\u00a08 Absatz 1b SGB\u00a0IV). Schreiben Sie den Grund auf; die Betriebsprüfung fragt danach. War es geplant, ist es kein Minijob mehr.',
    link: 'Lohndaten ansehen',
  },
  minijob_twice: {
    title: 'Minijob zum zweiten Mal in zwölf Monaten über der Grenze: {pay} statt höchstens {limit}',
    what: 'Ein weiteres Mal in diesem Zeitraum geht nicht mehr (§\u00a08 Absatz 1b SGB\u00a0IV). Auch dieser Monat darf nicht vorherzusehen gewesen sein. Planen Sie die nächsten Monate unter der Grenze.',
    link: 'Lohndaten ansehen',
  },
  minijob_often: {
    title: 'Minijob zum {times}. Mal in zwölf Monaten über der Grenze: {pay} statt höchstens {limit}',
    what: 'Das ist öfter als zweimal und damit kein Minijob mehr (§\u00a08 Absatz 1b SGB\u00a0IV). Ab dem Monat, in dem es feststand, gehören Personengruppe 101 und eine Beitragsgruppe wie 1111 in die Lohndaten, meist mit Übergangsbereich; gemeldet wird mit Grund 31 und 11.',
    link: 'Lohndaten ändern',
  },
  minijob_year: {
    title: 'Minijob über der Grenze des Jahres: bisher {pay}, höchstens {limit}',
    what: 'Die Grenze gilt im Durchschnitt der Monate des Jahres, Weihnachts- und Urlaubsgeld eingerechnet. Ist sie überschritten, ohne dass es nur zwei unvorhersehbare Monate waren, besteht Versicherungspflicht.',
    link: 'Lohndaten ansehen',
  },
  zone_above: {
    title: 'Zwei Monate über dem Übergangsbereich: {pay}, die Grenze ist {upper}',
    what: 'Der Übergangsbereich richtet sich nach dem regelmäßigen Lohn (§\u00a020 Absatz 2 SGB\u00a0IV). Bleibt er darüber, nehmen Sie das Häkchen ab dem Monat der Änderung aus den Lohndaten. Waren es nur Mehrstunden, bleibt alles, wie es ist.',
    link: 'Lohndaten ändern',
  },
  zone_below: {
    title: 'Zwei Monate nicht über der Minijobgrenze: {pay}, die Grenze ist {lower}',
    what: 'Liegt der regelmäßige Lohn auf Dauer nicht mehr darüber, ist es ein Minijob: Personengruppe 109, Beitragsgruppe 6100, ab dem Monat der Änderung. Die Person verliert damit die Versicherung in der Krankenkasse; sprechen Sie vorher mit ihr.',
    link: 'Lohndaten ändern',
  },
  zone_entered: {
    title: 'Zwei Monate im Übergangsbereich ({lower} bis {upper}): {pay}',
    what: 'Bleibt der regelmäßige Lohn in diesem Bereich, zahlt die Person weniger Beiträge (§\u00a020 Absatz 2 SGB\u00a0IV). Kreuzen Sie ihn in den Lohndaten an, ab dem Monat, seit dem es vereinbart ist.',
    link: 'Lohndaten ändern',
  },
  pay_limit_above: {
    title: 'Auf das Jahr gerechnet {pay}, über der Versicherungspflichtgrenze von {limit}',
    what: 'Wer regelmäßig mehr verdient und auch über der Grenze des nächsten Jahres liegt, ist ab dem 1.\u00a0Januar nicht mehr pflichtversichert (§\u00a06 Absatz 4 SGB\u00a0V). Rechnen Sie regelmäßige Einmalzahlungen dazu, Überstunden nicht. Bleibt die Person freiwillig in der Kasse, heißt die Beitragsgruppe dann 9111.',
    link: 'Lohndaten ansehen',
  },
  ceiling_crossed: {
    title: 'Zum ersten Mal über der Beitragsbemessungsgrenze ({branch}): {limit} im Monat',
    what: 'Vom Lohn darüber gehen keine Beiträge ab; das Netto steigt deshalb stärker als sonst. Zu tun ist nichts, wenn der Lohn stimmt.',
    link: 'Vergleich ansehen',
  },
  child_25: {
    title: 'Ein Kind wird 25 (geboren am {date})',
    what: 'Ab dem nächsten Monat zählt es bei der Pflegeversicherung nicht mehr, der Abschlag sinkt (§\u00a055 Absatz 3 SGB\u00a0XI). Das rechnet Zahltag von selbst. Sagen Sie es der Person, denn das Netto sinkt.',
    link: 'Lohndaten ansehen',
  },
  age_23: {
    title: 'Wird 23 und hat keine Kinder angegeben',
    what: 'Ab dem nächsten Monat kommt der Zuschlag für Kinderlose dazu (§\u00a055 Absatz 3 SGB\u00a0XI). Fragen Sie nach Kindern, auch Stief- und Adoptivkindern: Mit einem Nachweis fällt er weg.',
    link: 'Lohndaten ansehen',
  },
  age_limit_near: {
    title: 'Erreicht die Regelaltersgrenze; ab {from} gilt anderes',
    what: 'Fragen Sie, ob eine Altersrente beantragt ist, und lassen Sie sich den Bescheid geben. Mit voller Rente gilt Personengruppe 119 oder 120 und Beitragsgruppe 3321 oder 3121; ohne Rente fällt nur der eigene Beitrag zur Arbeitslosenversicherung weg (1121). Arbeitet die Person weiter, kann der Freibetrag der Aktivrente gelten.',
    link: 'Lohndaten ändern',
  },
  net_changed: {
    title: 'Netto {before} im Vormonat, jetzt {now}: mehr als ein Fünftel anders',
    what: 'Im Vergleich steht, was sich geändert hat. Fehlt dort ein Grund, den Sie kennen, ist vielleicht etwas falsch eingetragen.',
    link: 'Vergleich ansehen',
  },
  net_changed_besides: {
    title: 'Netto ohne Jahresausgleich {before} im Vormonat, jetzt {now}: mehr als ein Fünftel anders',
    what: 'Was der Lohnsteuer-Jahresausgleich im Dezember erstattet, ist nicht mitgezählt. Im Vergleich steht, was sich sonst geändert hat.',
    link: 'Vergleich ansehen',
  },
  fund_rates_old: {
    title: '{fund}: Die Sätze sind vom Vorjahr oder älter',
    what: 'Krankenkassen setzen Zusatzbeitrag und Umlagen meist zum 1.\u00a0Januar neu fest. Prüfen Sie es auf deren Internetseite und tragen Sie die Sätze dieses Jahres ein, auch wenn sie gleich geblieben sind.',
    link: 'Sätze eintragen',
  },
  hours_none: {
    title: 'Stundenlohn, aber keine Stunden',
    what: 'Gerechnet ist mit null Stunden und ohne Krankheit oder Urlaub. Fehlt der Zettel, tragen Sie die Stunden ein. War die Person unbezahlt frei, tragen Sie das als Zeit ohne Lohn ein, denn nach einem Monat endet die Versicherung.',
    link: 'Stunden eintragen',
  },
}
