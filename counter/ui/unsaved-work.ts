/** The ids of forms with unsaved changes. */
const unsavedForms = new Set<string>();

export const hasUnsavedWork = (): boolean => unsavedForms.size > 0;

const askToStay = (event: BeforeUnloadEvent) => event.preventDefault();

/** Marks a form as unsaved until the returned function is called. The browser asks before it closes the page. */
export function addUnsavedForm(id: string): () => void {
  unsavedForms.add(id);
  window.addEventListener('beforeunload', askToStay);
  return () => {
    unsavedForms.delete(id);
    if (!hasUnsavedWork()) window.removeEventListener('beforeunload', askToStay);
  };
}
