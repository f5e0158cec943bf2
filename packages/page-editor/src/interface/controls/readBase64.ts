/** A file's bytes in Base64. */
export const readBase64 = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve((reader.result as string).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(new Error(`Couldn’t read ${file.name}.`));
    reader.readAsDataURL(file);
  });
