import { type Amount, percent, type Rate } from '../exact'

/**
 * Age relief (Altersentlastungsbetrag) by the calendar year after the 64th birthday: share of pay in percent and
 * yearly maximum. § 24a sentence 5 EStG as amended by the Wachstumschancengesetz; TAB4 and TAB5 of the plan.
 */
const TABLE: Readonly<Record<number, readonly [share: string, maximum: Amount]>> = {
  2005: ['40.0', 1900_00n],
  2006: ['38.4', 1824_00n],
  2007: ['36.8', 1748_00n],
  2008: ['35.2', 1672_00n],
  2009: ['33.6', 1596_00n],
  2010: ['32.0', 1520_00n],
  2011: ['30.4', 1444_00n],
  2012: ['28.8', 1368_00n],
  2013: ['27.2', 1292_00n],
  2014: ['25.6', 1216_00n],
  2015: ['24.0', 1140_00n],
  2016: ['22.4', 1064_00n],
  2017: ['20.8', 988_00n],
  2018: ['19.2', 912_00n],
  2019: ['17.6', 836_00n],
  2020: ['16.0', 760_00n],
  2021: ['15.2', 722_00n],
  2022: ['14.4', 684_00n],
  2023: ['14.0', 665_00n],
  2024: ['13.6', 646_00n],
  2025: ['13.2', 627_00n],
  2026: ['12.8', 608_00n],
  2027: ['12.4', 589_00n],
  2028: ['12.0', 570_00n],
  2029: ['11.6', 551_00n],
  2030: ['11.2', 532_00n],
  2031: ['10.8', 513_00n],
  2032: ['10.4', 494_00n],
  2033: ['10.0', 475_00n],
  2034: ['9.6', 456_00n],
  2035: ['9.2', 437_00n],
  2036: ['8.8', 418_00n],
  2037: ['8.4', 399_00n],
  2038: ['8.0', 380_00n],
  2039: ['7.6', 361_00n],
  2040: ['7.2', 342_00n],
  2041: ['6.8', 323_00n],
  2042: ['6.4', 304_00n],
  2043: ['6.0', 285_00n],
  2044: ['5.6', 266_00n],
  2045: ['5.2', 247_00n],
  2046: ['4.8', 228_00n],
  2047: ['4.4', 209_00n],
  2048: ['4.0', 190_00n],
  2049: ['3.6', 171_00n],
  2050: ['3.2', 152_00n],
  2051: ['2.8', 133_00n],
  2052: ['2.4', 114_00n],
  2053: ['2.0', 95_00n],
  2054: ['1.6', 76_00n],
  2055: ['1.2', 57_00n],
  2056: ['0.8', 38_00n],
  2057: ['0.4', 19_00n],
  2058: ['0.0', 0n],
}
export const AGE_RELIEF_SOURCE = '§ 24a sentence 5 EStG, Wachstumschancengesetz of 27 Mar 2024'

const FIRST_YEAR = 2005
const LAST_YEAR = 2058

/** Rate and yearly maximum; `year` is the first calendar year after the 64th birthday (the plan's AJAHR). */
export function ageReliefOf(year: number): { rate: Rate; maximum: Amount } {
  const [share, maximum] = TABLE[Math.min(Math.max(year, FIRST_YEAR), LAST_YEAR)] ?? ['0', 0n]
  return { rate: percent(share), maximum }
}
