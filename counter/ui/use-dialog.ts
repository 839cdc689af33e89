import { useState } from 'react';

/** The state of a dialog and its subject. The subject stays set while the dialog closes. */
export function useDialog<Subject = undefined>() {
  const [isOpen, setOpen] = useState(false);
  const [subject, setSubject] = useState<Subject>();
  return {
    isOpen,
    subject,
    open(...[about]: undefined extends Subject ? [about?: Subject] : [about: Subject]) {
      setSubject(about);
      setOpen(true);
    },
    close: () => setOpen(false),
  };
}
