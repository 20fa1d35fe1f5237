import { ROLES } from '~/domain/kernel/rights'
import type { PaperFacts } from '~/domain/papers/facts.server'
import type { Paper, Part, Section } from '~/domain/papers/paper'
import { formatMoment } from '../format'
import { sealed } from './sealed.de.server'
import { copiedTo, rightRows, roleName, roleNames } from './words.de.server'

/** Technical and organisational measures: Art. 32 GDPR. */
export function measures(facts: PaperFacts): Paper {
  return {
    title: 'Technische und organisatorische Maßnahmen',
    law: 'Art. 32 DSGVO',
    sections: [
      {
        title: '1. Zutritt',
        law: 'Art. 32 Abs. 1 b DSGVO',
        parts: [
          { facts: [['Betreiber des Servers', facts.firm.hosted_by]] },
          { blank: 'Wo der Server steht und wer den Raum betreten kann:' },
          {
            blank:
              'Wie die Büroräume und Geräte gesichert sind (Schlüssel, Bildschirmsperre, verschlüsselte Festplatten):',
          },
        ],
      },
      signingIn(facts),
      {
        title: '3. Zugriff: wer was darf',
        law: 'Art. 32 Abs. 1 b, Abs. 4 DSGVO',
        parts: [
          {
            facts: ROLES.map((role) => [
              `Personen mit der Rolle ${roleName(role)}`,
              String(facts.members[role]),
            ]),
          },
          { head: ['Recht', ...roleNames], rows: rightRows() },
          'Jede Firma dieser Installation sieht nur ihre eigenen Daten. Wer einen Link zu einer Rechnung hat, sieht diese Rechnung und nichts sonst.',
          facts.firm.is_release_confirmed === 1
            ? 'Lohnzettel geben immer zwei Personen frei.'
            : 'Lohnzettel gibt eine Person frei; das Vier-Augen-Prinzip ist nicht eingeschaltet.',
        ],
      },
      encryption(facts),
      {
        title: '5. Nachvollziehbarkeit und Unversehrtheit',
        law: 'Art. 32 Abs. 1 b, Art. 5 Abs. 1 f DSGVO',
        parts: [
          {
            list: [
              'Ein Protokoll hält jede Änderung fest: wer, wann, was vorher und nachher galt. Geheime Angaben stehen dort nur gekürzt oder als Prüfwert.',
              'Das Protokoll des Servers hält Anmeldungen, Fehlversuche und Abweisungen mit gekürzter Netzadresse fest; Passwörter, Links und IBAN stehen nicht darin.',
              'Ausgestellte Rechnungen und freigegebene Lohnzettel lassen sich nicht ändern; ihr Prüfwert (SHA-256) wird bei jedem Abruf verglichen.',
              'Links sind unterschrieben, laufen ab und lassen sich sperren.',
              'Hochgeladene PDF, Tabellen und E-Rechnungen liest ein eigener Prozess ohne Schlüssel, mit Grenzen für Zeit und Speicher.',
            ],
          },
        ],
      },
      availability(facts),
      watching(facts),
      {
        title: '8. Menschen',
        law: 'Art. 32 Abs. 4, Art. 33, 34 DSGVO',
        parts: [
          { blank: 'Wer auf Vertraulichkeit verpflichtet und unterwiesen wurde, und wann:' },
          'Eine Verletzung des Schutzes meldet die Firma binnen 72 Stunden der Aufsichtsbehörde, es sei denn, sie ist voraussichtlich kein Risiko für Menschen. Ist sie ein hohes, erfahren es auch die Betroffenen.',
          { blank: 'Wer in der Firma das entscheidet und meldet:' },
        ],
      },
    ],
  }
}

function signingIn({ firm, installation }: PaperFacts): Section {
  const demanded = ROLES.filter((role) => firm[`is_factor_demanded_of_${role}`] === 1)
  const free = ROLES.filter((role) => firm[`is_factor_demanded_of_${role}`] === 0)
  const parts: Part[] = [
    {
      list: [
        'Passwörter haben mindestens 12 Zeichen, bekannte werden abgewiesen; gespeichert ist nur ihr Prüfwert (Argon2id).',
        'Nach 10 falschen Versuchen in 15 Minuten wartet, wer sich anmelden will.',
        'Eine Anmeldung endet nach einer Stunde ohne Tätigkeit und spätestens nach zwölf Stunden.',
        ...(installation.providerHost
          ? [`Anmelden kann man sich auch über ${installation.providerHost}; dort gelten dessen Regeln.`]
          : []),
        ...(demanded.length > 0
          ? [`Einen zweiten Faktor verlangt die Firma von: ${demanded.map(roleName).join(', ')}.`]
          : []),
      ],
    },
  ]
  if (free.length > 0) {
    parts.push({
      missing: `Ein zweiter Faktor wird nicht verlangt von: ${free.map(roleName).join(', ')}. Einschalten: Firma, „Zweiter Faktor beim Anmelden“.`,
    })
  }
  if (firm.is_portal_code_demanded === 1) {
    parts.push('Mitarbeiter brauchen für ihre Lohnzettel außer dem Link einen Code, der per Mail kommt.')
  } else {
    parts.push({
      missing:
        'Wer den Link eines Mitarbeiters hat, sieht dessen Lohnzettel ohne weiteren Code. Einschalten: Firma, „Code und Freigabe der Lohnzettel“.',
    })
  }
  return { title: '2. Anmelden', law: 'Art. 32 Abs. 1 b DSGVO', parts }
}

function encryption({ installation }: PaperFacts): Section {
  const parts: Part[] = [
    installation.isEncryptedOnTheWay
      ? `Die Seiten sind nur verschlüsselt (TLS) zu erreichen: ${installation.address}`
      : {
          missing: `Die Seiten sind nicht verschlüsselt zu erreichen (${installation.address}). Einschalten: ein Proxy mit TLS und BASE_URL mit https.`,
        },
    ...(installation.mailHost === null
      ? []
      : ['Mails gehen verschlüsselt (TLS) zum Mailserver, es sei denn, er läuft auf demselben Rechner.']),
    'In der Datenbank verschlüsselt (AES-256-GCM); die Schlüssel liegen außerhalb der Datenbank:',
    { list: sealed },
    'Nicht verschlüsselt sind Namen, Anschriften, Art der Beschäftigung, Summen der Stunden und der übrige Inhalt der Rechnungen.',
  ]
  return { title: '4. Verschlüsselung', law: 'Art. 32 Abs. 1 a DSGVO', parts }
}

function availability({ installation: { backups } }: PaperFacts): Section {
  const parts: Part[] = [
    backups.isHourly
      ? 'Jede Stunde entsteht von selbst eine Sicherung. Aufbewahrt werden 24 Stunden, 30 Tage und 12 Monate.'
      : {
          missing:
            'Zahltag macht Sicherungen nicht von selbst. Einschalten: BACKUP_HOURLY=yes, oder einen eigenen Zeitplan hier nennen.',
        },
    backups.isEncrypted
      ? 'Sicherungen der Datenbank sind verschlüsselt (age); die vor einer neuen Fassung von Zahltag bleibt lesbar und verlässt den Rechner nicht.'
      : {
          missing: 'Sicherungen sind nicht als Ganzes verschlüsselt. Einschalten: BACKUP_RECIPIENT.',
        },
    backups.isCopiedAway
      ? copiedTo(backups.bucketHost)
      : { missing: 'Sicherungen liegen nur auf demselben Rechner. Einschalten: BACKUP_COPY_TO.' },
    ...(backups.isCopiedAway && backups.bucketHost === null ? [{ blank: 'Wo dieser Ordner liegt:' }] : []),
    {
      facts: [
        ['Letzte Sicherung', backups.lastAt ? `${formatMoment(backups.lastAt, 'de')} Uhr` : 'noch keine'],
        [
          'Zuletzt zur Probe wiederhergestellt',
          backups.rehearsedAt ? `${formatMoment(backups.rehearsedAt, 'de')} Uhr` : 'noch nicht mit Erfolg',
        ],
      ],
    },
    { blank: 'Wo die Schlüssel (.env und der Schlüssel der Sicherungen) getrennt davon aufbewahrt sind:' },
  ]
  return { title: '6. Verfügbarkeit und Wiederherstellung', law: 'Art. 32 Abs. 1 b und c DSGVO', parts }
}

function watching({ installation: { pingHost, mailHost } }: PaperFacts): Section {
  const parts: Part[] = [
    'Zahltag sagt im Büro unter „Zustand des Dienstes“, wenn etwas nicht stimmt. „npm run doctor“ prüft die Einrichtung, „npm run verify“ alle Belege.',
    mailHost === null
      ? { missing: 'Was länger nicht stimmt, sagt Zahltag niemandem per Mail. Einschalten: SMTP_URL.' }
      : 'Stimmt etwas eine Stunde lang nicht, schreibt Zahltag der Leitung der ersten Firma eine Mail, und eine weitere, wenn alles wieder stimmt. Namen stehen nicht darin.',
    pingHost === null
      ? { missing: 'Fällt der ganze Server aus, merkt es niemand von selbst. Einschalten: PING_URL.' }
      : `Jede Stunde ruft der Dienst ${pingHost} an, der Alarm gibt, wenn der Anruf ausbleibt.`,
    { blank: 'Wer den Zustand ansieht und Aktualisierungen einspielt, und wie oft:' },
  ]
  return { title: '7. Regelmäßige Prüfung', law: 'Art. 32 Abs. 1 d DSGVO', parts }
}
