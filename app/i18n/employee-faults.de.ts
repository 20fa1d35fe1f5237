export const de = {
  portal_code_wrong: 'Dieser Code stimmt nicht. Er hat sechs Ziffern und steht in der neuesten E-Mail.',
  portal_code_waits: 'Ein weiterer Code ist noch nicht möglich. Unten steht, ab wann.',
  portal_code_ended: 'Dieser Code gilt nicht mehr. Bitte fordern Sie einen neuen an.',
}
