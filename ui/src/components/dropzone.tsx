import { type DragEvent, useEffect, useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './dropzone.module.css';
import { CloudUpload, Icon } from './icon.tsx';

/** A file dropped beside the zone would open in place of the page; while a zone is there, nothing happens instead. */
function useKeepPage() {
  useEffect(() => {
    const stay = (event: globalThis.DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files') || event.defaultPrevented) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', stay);
    window.addEventListener('drop', stay);
    return () => {
      window.removeEventListener('dragover', stay);
      window.removeEventListener('drop', stay);
    };
  }, []);
}

/** A place to drop files on, which also opens the file chooser. It hands on what it gets; what fits is the owner's to say. */
export function Dropzone(props: {
  title: string;
  subtitle: string;
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  id?: string;
  describedBy?: string | undefined;
  onFiles: (files: File[]) => void;
}) {
  const [over, setOver] = useState(false);
  useKeepPage();
  const hold = (event: DragEvent, isOver: boolean) => {
    event.preventDefault();
    setOver(isOver && !props.disabled);
  };
  return (
    <label
      className={classNames(styles.drop, over && styles.over)}
      onDragOver={(event) => hold(event, true)}
      onDragLeave={(event) => hold(event, false)}
      onDrop={(event) => {
        hold(event, false);
        if (!props.disabled) props.onFiles([...event.dataTransfer.files]);
      }}
    >
      <input
        type="file"
        className="sr"
        id={props.id}
        accept={props.accept}
        multiple={props.multiple ?? false}
        disabled={props.disabled}
        aria-describedby={props.describedBy}
        onChange={(event) => {
          props.onFiles([...(event.target.files ?? [])]);
          // The same file can be chosen again after it was removed.
          event.target.value = '';
        }}
      />
      <Icon of={CloudUpload} size="lg" />
      <span className="medium">{props.title}</span>
      <span className="small quiet">{props.subtitle}</span>
    </label>
  );
}
