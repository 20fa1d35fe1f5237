/** Says whether somebody is to be shut out: anything but "nein". */
export const LOCK_FIELD = 'gesperrt'
