/** The four digits of the contribution group key (Beitragsgruppenschlüssel): health, pension, unemployment, care. */
export interface ContributionGroup {
  health: 'none' | 'general' | 'reduced' | 'flat' | 'voluntary'
  pension: 'none' | 'full' | 'employer_half' | 'flat'
  unemployment: 'none' | 'full' | 'employer_half'
  care: 'none' | 'full'
}
