/** Blob.arrayBuffer, which jsdom does not implement. */
Blob.prototype.arrayBuffer = function read(this: Blob) {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(this);
  });
};
