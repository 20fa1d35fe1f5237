// What the samples are filled with: as little, as most and as much as may come.

export const SHORT = 'Ö'
export const USUAL = 'Hafenkontor Brügge KG'
export const LONG =
  'Wohnungseigentümergemeinschaft Holtenauer Straße 112–118 vertreten durch Grundstücksverwaltungsgesellschaft mbH & Co. KG'
export const SENTENCE = 'Hier steht ein Satz, der sagt, worum es geht und was als Nächstes zu tun ist.'
export const HERE = '/buero/muster'
