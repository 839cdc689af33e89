/** A legal page in one language. */
export interface LegalText {
  title: string;
  intro: string;
  /** Names the list of sections. */
  contents: string;
  sections: { heading: string; paragraphs: string[] }[];
}
