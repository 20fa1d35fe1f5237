export const noticeMails = {
  customer_notice: {
    address: {
      subject: 'Neue Anschrift von {kunde}',
      body: `{kunde} hat im Kundenportal eine neue Anschrift mitgeteilt:

{angaben}

In Ihren Daten ist noch nichts geändert.

{link}`,
    },
    bank: {
      subject: 'Neue Bankverbindung von {kunde}',
      body: `{kunde} hat im Kundenportal eine neue Bankverbindung mitgeteilt:

{angaben}

In Ihren Daten ist noch nichts geändert. Rufen Sie bitte unter der Nummer an, die Sie kennen, bevor Sie etwas ändern: Solche Mitteilungen werden manchmal gefälscht.

{link}`,
    },
    mandate: {
      subject: '{kunde} möchte per Lastschrift zahlen',
      body: `{kunde} möchte die Rechnung {rechnung} per Lastschrift von diesem Konto zahlen:

{angaben}

Das Mandat gilt erst, wenn Sie es bestätigen. Bis dahin bleibt es bei der Überweisung.

{link}`,
    },
    transfer: {
      subject: '{kunde} meldet: Rechnung {rechnung} ist überwiesen',
      body: `{kunde} hat auf der Seite der Rechnung {rechnung} angegeben: Das Geld ist überwiesen.

Es sollte in den nächsten Tagen auf Ihrem Konto eingehen. Eine Woche lang verschickt Zahltag keine Zahlungserinnerung zu dieser Rechnung.

{link}`,
    },
  },
}
