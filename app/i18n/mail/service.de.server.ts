export const serviceMails = {
  service_state: {
    wrong: {
      subject: 'Zahltag braucht Sie',
      body: `{anrede},

seit {seit} stimmt etwas mit Zahltag nicht:

{angaben}

{link}

Mehr sagt auf dem Rechner selbst: npm run doctor. Wenn alles wieder gut ist, schreiben wir noch einmal; bis dahin schreiben wir dazu nicht mehr.`,
    },
    well: {
      subject: 'Zahltag läuft wieder',
      body: `{anrede},

was seit {seit} nicht stimmte, ist wieder gut:

{angaben}

{link}`,
    },
  },
}
