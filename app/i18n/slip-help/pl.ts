import type { help as german } from './de'

export const help: typeof german = {
  title: 'Pomoc po polsku',
  note: 'To tłumaczenie jest tylko pomocą i nie jest wiążące. Liczy się niemiecki dokument.',
  text: 'Proszę wybrać miesiąc, aby zobaczyć kwoty. „PDF” pobiera odcinek wypłaty. Proszę nikomu nie przekazywać tego linku.',
  terms: {
    gross: 'zarobek przed potrąceniami',
    net: 'zarobek po potrąceniu podatków i składek',
    payout: 'kwota, która trafia na konto',
    wage_tax: 'podatek od wynagrodzenia; pracodawca płaci go do urzędu skarbowego',
    solidarity: 'dodatek do podatku, tylko przy wyższych zarobkach',
    church_tax: 'podatek kościelny, tylko dla członków kościoła, który go pobiera',
    health: 'składka na ubezpieczenie zdrowotne; dodatkowa składka zależy od kasy chorych',
    care: 'składka na wypadek potrzeby opieki; z dziećmi jest niższa',
    pension: 'składka na przyszłą emeryturę',
    unemployment: 'składka na wypadek bezrobocia',
    overtime: 'nadgodziny',
    one_time: 'wypłata, której nie ma co miesiąc, na przykład premia świąteczna',
    advance: 'zaliczka, czyli pieniądze otrzymane wcześniej',
    holiday: 'dni urlopu, które jeszcze zostały',
  },
}
