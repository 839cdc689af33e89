import { useState } from 'react';

/** A dialog that is open or closed, and what it is about; the subject stays while the dialog closes. */
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
