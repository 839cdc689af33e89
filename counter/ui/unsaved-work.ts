/** The forms on the screen whose work would be lost. */
const unsavedForms = new Set<string>();

export const hasUnsavedWork = (): boolean => unsavedForms.size > 0;

const askToStay = (event: BeforeUnloadEvent) => event.preventDefault();

/** Counts a form as unsaved until the returned function is called; meanwhile the browser asks before the page is closed. */
export function addUnsavedForm(id: string): () => void {
  unsavedForms.add(id);
  window.addEventListener('beforeunload', askToStay);
  return () => {
    unsavedForms.delete(id);
    if (!hasUnsavedWork()) window.removeEventListener('beforeunload', askToStay);
  };
}
