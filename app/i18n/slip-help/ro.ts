import type { help as german } from './de'

export const help: typeof german = {
  title: 'Ajutor în română',
  note: 'Această traducere este doar un ajutor și nu are valoare juridică. Contează documentul în germană.',
  text: 'Alegeți o lună pentru a vedea sumele. „PDF” descarcă fluturașul de salariu. Vă rugăm să nu dați linkul altcuiva.',
  terms: {
    gross: 'ce ați câștigat înainte de rețineri',
    net: 'ce rămâne după impozite și asigurări',
    payout: 'suma care intră în contul dumneavoastră',
    wage_tax: 'impozitul pe salariu; angajatorul îl plătește pentru dumneavoastră la fisc',
    solidarity: 'supliment la impozit, doar la câștiguri mai mari',
    church_tax: 'impozitul bisericesc, doar pentru membrii unei biserici care îl percepe',
    health: 'partea dumneavoastră pentru asigurarea de sănătate; contribuția suplimentară depinde de casă',
    care: 'partea dumneavoastră pentru asigurarea de îngrijire; cu copii este mai mică',
    pension: 'partea dumneavoastră pentru pensie',
    unemployment: 'partea dumneavoastră pentru asigurarea de șomaj',
    overtime: 'ore suplimentare',
    one_time: 'plată care nu vine în fiecare lună, de exemplu prima de Crăciun',
    advance: 'avans, adică bani primiți mai devreme',
    holiday: 'zilele de concediu rămase',
  },
}
