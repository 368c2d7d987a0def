import { Button, Icon, Progress, X } from '@saldo/ui';
import styles from './import.module.css';

/** The size of a file in MB to 2 decimals (1 MB = 1,048,576 bytes). */
export function megabytes(bytes: number): string {
  return `${(bytes / 1_048_576).toFixed(2)} MB`;
}

/** A chosen file: ready, or on its way with `progress` from 0 to 100. */
export function FileCard(props: { file: File; progress: number | null; onRemove: () => void }) {
  const { file, progress } = props;
  return (
    <div className={styles.file}>
      <div className={styles.thumb} aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
        <i />
      </div>
      <div className="truncate">
        <div className="medium truncate" title={file.name}>
          {file.name}
        </div>
        <div className="small quiet">
          {progress === null && (
            <>
              Ready to upload
              <i className="sep" />
            </>
          )}
          {megabytes(file.size)}
        </div>
      </div>
      {progress === null ? (
        <Button variant="ghost" size="icon-sm" aria-label="Remove file" onClick={props.onRemove}>
          <Icon of={X} />
        </Button>
      ) : (
        <div className={styles.bar}>
          <Progress value={progress} label="Upload progress" />
          <span className="small soft">{progress}%</span>
        </div>
      )}
    </div>
  );
}
